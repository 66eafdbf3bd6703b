import { Activite, montantOf } from '../activites';
import { Corbeille } from '../corbeille';
import { Fichier } from '../fichiers';
import { Profil } from '../profils';
import { Evenement } from '../suivi';
import { Utilisateur } from '../utilisateurs';
import { extra, feuilleDe, identifiant, instant, jour, nombre, solde, texte } from './feuille';
import { ACTIONS, OBJETS_NOMMES } from './mots';

export const feuilleUtilisateurs = feuilleDe(Utilisateur, 'utilisateurs', ['Utilisateurs', 'Users'], {
  nom: texte('Nom', 'Last name'),
  prenom: texte('Prénoms', 'First names'),
  username: texte('Identifiant', 'Username'),
  libelleprofil: texte('Profil', 'Profile'),
  contact: texte('Contact', 'Contact'),
  email: extra(texte('E-mail', 'Email')),
  verrouille: texte('Verrouillé', 'Locked'),
  dateexpiration: jour('Date d’expiration', 'Expiration date'),
  dernierusage: instant('Dernière activité', 'Last active'),
  utilisateurid: identifiant(),
});

export const feuilleProfils = feuilleDe(Profil, 'profils', ['Profils', 'Profiles'], {
  libelle: texte('Libellé', 'Label'),
  permissions: nombre('Permissions', 'Permissions', ({ permissions }) => permissions.length),
  nombreutilisateur: nombre('Utilisateurs', 'Users'),
  profilid: identifiant(),
});

export const feuilleActivites = feuilleDe(Activite, 'journal', ['Journal', 'Audit log'], {
  date: instant('Date', 'Date'),
  libelle: texte('Libellé', 'Label'),
  objet: texte('Objet', 'Record', ({ objet }) => OBJETS_NOMMES[objet] ?? objet),
  noms: extra(texte('Éléments liés', 'Linked records', ({ noms }) => noms.map(({ libelle }) => libelle).join(' · '))),
  montant: solde('Montant', 'Amount', montantOf),
  action: texte('Action', 'Action', ({ actiontype }) => ACTIONS[actiontype] ?? actiontype),
  utilisateur: texte('Par', 'By'),
  activiteid: identifiant(),
});

export const feuilleCorbeille = feuilleDe(Corbeille, 'corbeille', ['Corbeille', 'Trash'], {
  libelle: texte('Libellé', 'Label'),
  type: texte('Type d’élément', 'Kind of item', ({ type }) => OBJETS_NOMMES[type] ?? type),
  supprimele: instant('Supprimé le', 'Deleted on'),
  utilisateur: texte('Supprimé par', 'Deleted by'),
  id: identifiant(),
});

export const feuilleFichiers = feuilleDe(Fichier, 'fichiers', ['Fichiers', 'Files'], {
  filename: texte('Fichier', 'File'),
  size: nombre('Taille (ko)', 'Size (KB)'),
  createdon: instant('Date', 'Date'),
  documentid: identifiant(),
});

export const feuilleSuivi = feuilleDe(Evenement, 'historique', ['Historique', 'History'], {
  date: instant('Date', 'Date'),
  action: texte('Action', 'Action', ({ actiontype }) => ACTIONS[actiontype] ?? actiontype),
  objet: texte('Objet', 'Record', ({ objet }) => OBJETS_NOMMES[objet] ?? objet),
  montant: solde('Montant', 'Amount'),
  caisse: texte('Caisse', 'Cash register'),
  utilisateur: texte('Par', 'By'),
  activiteid: identifiant(),
});
