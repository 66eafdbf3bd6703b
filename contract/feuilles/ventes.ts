import { Client, Creance, Relance } from '../clients';
import { Commande } from '../commandes';
import { Etapeprojet, Projet } from '../projets';
import { Statuscommande } from '../statuscommandes';
import { extra, feuilleDe, identifiant, instant, jour, montant, nombre, solde, texte } from './feuille';
import { ETATS_LIVRAISONS, ETATS_SOLDES, STATUTS_PROJET } from './mots';

export const feuilleClients = feuilleDe(Client, 'clients', ['Clients', 'Clients'], {
  libelleclient: texte('Client', 'Client'),
  typeclient: texte('Type de client', 'Customer type'),
  tel: texte('Téléphone', 'Phone'),
  email: texte('E-mail', 'Email'),
  adresse: extra(texte('Adresse', 'Address')),
  nombrecommande: nombre('Commandes', 'Orders'),
  reste: montant('Reste dû', 'Owes'),
  clientid: identifiant(),
});

export const feuilleCreances = feuilleDe(Creance, 'creances', ['Créances', 'Receivables'], {
  libelleclient: texte('Client', 'Client'),
  tel: texte('Téléphone', 'Phone'),
  jours30: montant('0 à 30 jours', '0 to 30 days'),
  jours60: montant('31 à 60 jours', '31 to 60 days'),
  jours90: montant('61 à 90 jours', '61 to 90 days'),
  plus: montant('Plus de 90 jours', 'Over 90 days'),
  reste: montant('Total dû', 'Total owed'),
  nombrecommande: nombre('Commandes', 'Orders'),
  relance: instant('Relance', 'Reminder'),
  clientid: identifiant(),
});

export const feuilleRelances = feuilleDe(Relance, 'relances', ['Relances', 'Reminders'], {
  createdon: instant('Date', 'Date'),
  montant: solde('Montant dû ce jour-là', 'Owed that day'),
  utilisateur: texte('Par', 'By'),
  relanceid: identifiant(),
});

export const feuilleCommandes = feuilleDe(Commande, 'commandes', ['Commandes', 'Orders'], {
  commande: texte('Commande', 'Order', ({ commandeid }) => String(commandeid)),
  numero: texte('Pièce', 'Voucher'),
  createdon: instant('Date', 'Date'),
  datelivraison: jour('À livrer le', 'Deliver by'),
  client: texte('Client', 'Client'),
  tel: texte('Téléphone', 'Phone'),
  articles: extra(
    texte('Articles', 'Items', ({ detailscommande }) =>
      detailscommande.map(({ libelle, qtecmd }) => `${libelle} × ${qtecmd}`).join(', '),
    ),
  ),
  quantite: nombre('Quantité', 'Quantity'),
  montantreduction: montant('Réduction', 'Reduction'),
  montant: montant('Montant', 'Amount'),
  reste: montant('Reste dû', 'Remaining'),
  etatsolde: texte('Règlement', 'Settlement', ({ etatsolde }) => ETATS_SOLDES[etatsolde]),
  etat: texte('Livraison', 'Delivery', ({ etat }) => ETATS_LIVRAISONS[etat]),
  commandeid: identifiant(),
});

export const feuilleLivraisons = feuilleDe(Statuscommande, 'livraisons', ['Livraison', 'Delivery'], {
  createdon: instant('Date', 'Date'),
  commande: texte('Commande', 'Order', ({ commandeid }) => String(commandeid)),
  client: texte('Client', 'Client'),
  etat: texte('Livraison', 'Delivery', ({ etat }) => ETATS_LIVRAISONS[etat]),
  utilisateur: texte('Par', 'By'),
  statuscommandeid: identifiant(),
});

export const feuilleProjets = feuilleDe(Projet, 'projets', ['Projets', 'Projects'], {
  libelle: texte('Libellé', 'Label'),
  owner: texte('Responsable', 'Owner'),
  datefin: jour('Date de fin', 'End date'),
  statut: texte('Statut', 'Status', ({ statutprojet }) => STATUTS_PROJET[statutprojet]),
  nombreetape: nombre('Étapes', 'Steps'),
  nombreetapecloture: nombre('Clôturé', 'Closed'),
  montant: montant('Budget prévu', 'Planned budget'),
  engage: montant('Engagé', 'Committed'),
  regle: montant('Payé', 'Paid'),
  description: extra(texte('Description', 'Description')),
  projetid: identifiant(),
});

export const feuilleEtapes = feuilleDe(Etapeprojet, 'etapes', ['Étapes du projet', 'Steps of the project'], {
  libelle: texte('Libellé', 'Label'),
  etat: texte('Statut', 'Status', ({ etat }) => STATUTS_PROJET[etat === 1 ? 2 : 1]),
  montant: montant('Prévu', 'Planned'),
  engage: montant('Engagé', 'Committed'),
  regle: montant('Payé', 'Paid'),
  description: texte('Description', 'Description'),
  etapeprojetid: identifiant(),
});
