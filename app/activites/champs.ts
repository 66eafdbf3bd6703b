import type { ErrorCode } from '@comptoir/contract/errors';
import { isObjet, type Objet, TYPES_CORBEILLE } from '@comptoir/contract/objets';
import type { EtatSolde } from '@comptoir/domain/commande';
import type { TextKey } from '../frame/i18n/translate';
import { type Champs, type Codes, CREE, champ } from './champ';
import { CHAMPS_CAISSES } from './champs.caisses';

const LIVRAISON: Codes = { 0: 'livraison.etat0', 1: 'livraison.etat1', 2: 'livraison.etat2', 3: 'livraison.etat3' };
const SOLDES: Readonly<Record<EtatSolde, TextKey>> = {
  Solde: 'commande.solde',
  'En attente': 'commande.enattente',
  Partiel: 'commande.partiel',
};
const MODULE: Champs = {
  nom: champ('module.nom'),
  libelle: champ('depense.libelle'),
  produit: champ('module.produit', 'ouinon'),
};
/** The reasons of a refusal, by the error code that the server recorded. */
const MOTIFS: Codes = {
  'auth.permission': 'activite.motifpermission',
  'auth.origine': 'activite.motiforigine',
  'auth.ancien_incorrect': 'activite.motifancien',
  'requete.trop_frequente': 'activite.motifessais',
  'profil.permission_non_detenue': 'activite.motifnondetenue',
  'profil.propre': 'activite.motifpropre',
  'profil.plus_forts': 'activite.motifplusforts',
  'utilisateur.soi': 'activite.motifsoi',
  'utilisateur.dernier_administrateur': 'activite.motifdernier',
  'utilisateur.plus_de_droits': 'activite.motifplusforts',
  'utilisateur.plus_de_caisses': 'activite.motifplusforts',
} satisfies Partial<Record<ErrorCode, TextKey>>;
/** The fields of an entry about a refused attempt. */
const REFUS: Champs = {
  adresse: champ('activite.adresse'),
  code: champ('activite.code', MOTIFS),
  autres: champ('activite.autres'),
  permission: champ('module.fonctionnalite', 'permissions'),
};

/** The version is hidden; it grows with each change. */
const VERSION: Champs = { version: null };
/**
 * The fields of an entry about a restored record, which the trash has described; its label is also the record's own.
 */
const RESTAURE: Champs = {
  type: null,
  id: null,
  libelle: champ('depense.libelle'),
  supprimele: champ('corbeille.supprimele', 'instant'),
  utilisateur: champ('corbeille.par'),
};

/**
 * The fields of the audit log by kind, in their order. Three may be left out: a text that ./champOf can name, which
 * then comes last; the record's own id, which tells people nothing; the label of a kind that the trash restores.
 */
const CHAMPS: { readonly [Kind in Objet]?: Champs } = {
  session: REFUS,
  acces: REFUS,
  ...CHAMPS_CAISSES,
  theme: { utilisateurid: null, darkmode: champ('activite.sombre', 'ouinon') },
  depense: {
    libelle: champ('depense.libelle'),
    typedepenseid: null,
    typedepense: champ('depense.typedepense'),
    montant: champ('depense.montant', 'francs'),
    montantrestant: champ('depense.montantrestant', 'francs'),
    description: champ('depense.description'),
    date: champ('depense.date', 'jour'),
    expenseonstep: champ('depense.nature', { 0: 'depense.classique', 1: 'depense.suretape' }),
    projetid: champ('depense.projet', 'nom'),
    etapeprojetid: champ('depense.etape', 'nom'),
    nombredocument: champ('document.titre'),
  },
  projet: {
    description: champ('depense.description'),
    montant: champ('projet.montant', 'francs'),
    engage: champ('budget.engage', 'francs'),
    regle: champ('budget.regle', 'francs'),
    datefin: champ('projet.datefin', 'jour'),
    statutprojet: champ('projet.statut', { 1: 'projet.encours', 2: 'projet.termine' }),
    owner: champ('projet.owner'),
    photo: null,
    nombreetape: champ('projet.nombreetape'),
    nombreetapecloture: champ('projet.nombreetapecloture'),
    createdon: CREE,
    listeetape: champ('projet.etapes', 'noms'),
    etapeliste: null,
  },
  etapeprojet: {
    projetid: champ('depense.projet', 'nom'),
    description: champ('depense.description'),
    etat: champ('projet.statut', { 0: 'projet.encours', 1: 'etapeprojet.cloturee' }),
    montant: champ('etapeprojet.montant', 'francs'),
    engage: champ('budget.engage', 'francs'),
    regle: champ('budget.regle', 'francs'),
  },
  fichier: {
    documentid: null,
    filename: champ('activite.objetfichier'),
    lien: null,
    typedocument: champ('corbeille.type', { 1: 'media.vue3', 2: 'media.vue1', 3: 'media.vue2' }),
    size: champ('activite.taille'),
    createdon: CREE,
    // Only the documents of an expense have this field.
    depenseid: champ('activite.objetdepense', 'nom'),
  },
  client: {
    libelleclient: champ('client.nom'),
    typeclient: champ('client.typeclient', { Particulier: 'client.particulier', Entreprise: 'client.entreprise' }),
    adresse: champ('client.adresse'),
    email: champ('client.email'),
    tel: champ('client.tel'),
    photo: champ('client.photo', 'fichier'),
    nombrecommande: champ('menu.commandes'),
    reste: champ('client.reste', 'francs'),
    createdon: CREE,
  },
  relance: {
    clientid: null,
    montant: champ('creance.montant', 'francs'),
    utilisateur: champ('activite.par'),
    createdon: champ('depense.date', 'instant'),
  },
  commande: {
    clientid: null,
    client: champ('commande.client'),
    tel: champ('client.tel'),
    createdon: CREE,
    datelivraison: champ('commande.datelivraison', 'jour'),
    quantite: champ('commande.quantitetotale'),
    fraissup: champ('commande.frais', 'francs'),
    typereduction: champ('commande.typereduction', { 1: 'commande.parmontant', 2: 'commande.parpourcentage' }),
    reduction: null,
    montantreduction: champ('commande.reduction', 'francs'),
    montant: champ('commande.totalfinal', 'francs'),
    reste: champ('commande.reste', 'francs'),
    etatsolde: champ('commande.reglement', SOLDES),
    etat: champ('commande.statut', LIVRAISON),
    detailscommande: champ('commande.articles', 'articles'),
    // A line is written before its order is numbered (ADR 0045).
    imprimeid: null,
    numero: null,
  },
  statuscommande: { etat: champ('commande.statut', LIVRAISON) },
  utilisateur: {
    username: champ('utilisateur.username'),
    nom: champ('utilisateur.nom'),
    prenom: champ('utilisateur.prenom'),
    email: champ('client.email'),
    contact: champ('utilisateur.contact'),
    sexe: champ('utilisateur.sexe', { M: 'utilisateur.homme', F: 'utilisateur.femme' }),
    datenaissance: champ('utilisateur.datenaissance', 'jour'),
    adresse: champ('client.adresse'),
    profilid: null,
    libelleprofil: champ('utilisateur.profil'),
    dateexpiration: champ('utilisateur.dateexpiration', 'jour'),
    joursrestants: null,
    verrouille: champ('utilisateur.verrouille', 'ouinon'),
    motdepassetemporaire: champ('utilisateur.provisoire', 'ouinon'),
    doublefacteur: champ('utilisateur.doublefacteur', 'ouinon'),
    photo: champ('client.photo', 'fichier'),
    caisses: champ('utilisateur.caisses', 'caisses'),
    dernierusage: null,
    modifiable: null,
    createdon: CREE,
  },
  profil: {
    permissions: champ('profil.permissions', 'permissions'),
    nombreutilisateur: champ('profil.utilisateurs'),
  },
  module: { ...MODULE, fonctionnalites: champ('module.fonctionnalite', 'noms') },
  fonctionnalite: { ...MODULE, moduleid: null },
  organisation: {
    compagnie: champ('organisation.compagnie'),
    adresse: champ('client.adresse'),
    tel: champ('client.tel'),
    email: champ('client.email'),
    mentions: champ('organisation.mentions'),
    avancesmax: champ('organisation.avancesmax'),
    avanceplafond: champ('organisation.avanceplafond', 'francs'),
    avanceseuil: champ('organisation.avanceseuil', 'francs'),
    preuveunique: champ('organisation.preuveunique', 'ouinon'),
    titreentree: champ('activite.titreentree'),
    titresortie: champ('activite.titresortie'),
    pied: champ('activite.pied'),
    avispiece: champ('activite.avispiece', 'ouinon'),
    deuxcopies: champ('activite.deuxcopies', 'ouinon'),
    logo: champ('organisation.logo', 'image'),
    definie: null,
    // It is a setting of the server.
    adressepublique: null,
  },
};

/** Returns the fields of a kind of record; an unknown kind has only the field that all kinds have. */
export function champsOf(objet: string): Champs {
  if (!isObjet(objet)) return VERSION;
  const isRestored = TYPES_CORBEILLE.some((type) => type === objet);
  return { ...VERSION, [`${objet}id`]: null, ...(isRestored && RESTAURE), ...CHAMPS[objet] };
}
