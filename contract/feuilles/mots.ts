import type { FiltreDette } from '@comptoir/domain/dette';
import type { Texte } from '../errorText';
import type { Tri, TriNoms } from '../tri';

/* Words for the states of records, as the screens have them; `mots.test` of the app's language files holds them. */

/** Returns a word in both languages. */
export const mot = (fr: string, en: string): Texte => ({ fr, en });

export const OUI_NON: Readonly<Record<string, Texte>> = {
  true: mot('Oui', 'Yes'),
  false: mot('Non', 'No'),
  1: mot('Oui', 'Yes'),
  0: mot('Non', 'No'),
};

export const STATUTS_DETTE: Readonly<Record<Exclude<FiltreDette, ''>, Texte>> = {
  solde: mot('Soldé', 'Settled'),
  insolde: mot('Insoldé', 'Unsettled'),
};

export const NATURES_DEPENSE = { projet: mot('Projet', 'Project'), classique: mot('Classique', 'Standard') };

export const NATURES_CAISSE = {
  especes: mot('Espèces', 'Cash'),
  wave: mot('Wave', 'Wave'),
  orange: mot('Orange Money', 'Orange Money'),
  mtn: mot('MTN MoMo', 'MTN MoMo'),
  moov: mot('Moov Money', 'Moov Money'),
  banque: mot('Banque', 'Bank'),
  avance: mot('Avance', 'Advance'),
};

export const ORIGINES_MOUVEMENT = {
  ouverture: mot('Ouverture', 'Opening'),
  reglement: mot('Règlement', 'Payment'),
  ecart: mot('Écart d’arrêté', 'Closing variance'),
  manuel: mot('Saisi', 'Entered'),
  contrepassation: mot('Contre-passation', 'Reversal'),
  transfert: mot('Transfert', 'Transfer'),
  frais: mot('Frais', 'Fee'),
  troppercu: mot('Trop perçu', 'Overpaid'),
};

export const NATURES_ARRETES = {
  journee: mot('Arrêté de journée', 'Day closing'),
  controle: mot('Contrôle inopiné', 'Surprise count'),
};

export const ETATS_TRANSFERTS = {
  envoye: mot('En route', 'On its way'),
  recu: mot('Reçu', 'Received'),
  refuse: mot('Refusé', 'Refused'),
  annule: mot('Annulé', 'Withdrawn'),
};

export const ETATS_AVANCES = {
  demandee: mot('Demandée', 'Asked for'),
  approuvee: mot('Approuvée', 'Approved'),
  decaissee: mot('À justifier', 'To account for'),
  justifiee: mot('Justifiée', 'Accounted for'),
  refusee: mot('Refusée', 'Refused'),
  annulee: mot('Annulée', 'Given up'),
};

export const ETATS_LIVRAISONS = {
  0: mot('Emballage', 'Packaging'),
  1: mot('Expédiée', 'Shipped'),
  2: mot('En livraison', 'In delivery'),
  3: mot('Livrée', 'Delivered'),
};

/** The states of a delivery by which orders are narrowed. */
export const FILTRES_LIVRAISON = {
  ...ETATS_LIVRAISONS,
  encours: mot('En cours', 'In progress'),
  terminee: mot('Terminées', 'Finished'),
};

export const SENS = { 0: mot('Sortie', 'Money out'), 1: mot('Entrée', 'Money in') };

export const TRANSFERTS = {
  0: mot('Sans les transferts', 'Without transfers'),
  1: mot('Transferts seuls', 'Transfers alone'),
};

export const SUIVIS_CAISSE = {
  retard: mot('Arrêté en retard', 'Closing is late'),
  ecart: mot('Écart à expliquer', 'Variance to be explained'),
};

export const MEDIAS = {
  0: mot('Tous', 'All'),
  1: mot('Images', 'Images'),
  2: mot('Vidéos', 'Videos'),
  3: mot('Fichiers', 'Files'),
};

export const TRIS: Readonly<Record<Exclude<Tri | TriNoms, ''>, Texte>> = {
  date: mot('Plus anciens', 'Oldest'),
  '-montant': mot('Plus grands', 'Largest'),
  montant: mot('Plus petits', 'Smallest'),
  nom: mot('Nom, de A à Z', 'Name, A to Z'),
  '-nom': mot('Nom, de Z à A', 'Name, Z to A'),
};

export const ETATS_SOLDES = {
  Solde: mot('Soldé', 'Settled'),
  'En attente': mot('En attente', 'Waiting'),
  Partiel: mot('Partiel', 'Partial'),
};

/** Where the proof of a line is: in the file, lost by the store, or nowhere. */
export const ETATS_PIECES = {
  jointe: mot('Jointe', 'Attached'),
  absente: mot('Absente du serveur', 'Missing on the server'),
  sans: mot('Sans pièce', 'Without proof'),
};

export const STATUTS_PROJET = { 1: mot('En cours', 'In progress'), 2: mot('Terminé', 'Finished') };

export const ACTIONS: Readonly<Record<string, Texte>> = {
  Insert: mot('Création', 'Creation'),
  Update: mot('Modification', 'Change'),
  Delete: mot('Suppression', 'Deletion'),
  Restore: mot('Restauration', 'Restoration'),
  Refus: mot('Refus', 'Refusal'),
  Export: mot('Export', 'Export'),
};

/** The kinds of records that the lists of all kinds show; another kind stays as it is. */
export const OBJETS_NOMMES: Readonly<Record<string, Texte>> = {
  session: mot('Session', 'Session'),
  utilisateur: mot('Utilisateur', 'User'),
  profil: mot('Profil', 'Profile'),
  typedepense: mot('Type de dépense', 'Expense type'),
  caisse: mot('Caisse', 'Cash register'),
  mouvementcaisse: mot('Mouvement de caisse', 'Register movement'),
  arrete: mot('Arrêté de caisse', 'Register closing'),
  transfert: mot('Transfert', 'Transfer'),
  avance: mot('Avance', 'Advance'),
  depense: mot('Dépense', 'Expense'),
  reglement: mot('Règlement', 'Payment'),
  projet: mot('Projet', 'Project'),
  etapeprojet: mot('Étape', 'Step'),
  fichier: mot('Fichier', 'File'),
  client: mot('Client', 'Client'),
  relance: mot('Relance', 'Reminder'),
  commande: mot('Commande', 'Order'),
  statuscommande: mot('Livraison', 'Delivery'),
  organisation: mot('Organisation', 'Organisation'),
  imprime: mot('Pièce', 'Voucher'),
  export: mot('Export de liste', 'List export'),
};
