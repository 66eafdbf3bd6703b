import type { ActiviteRow } from './store';

type Line = readonly [
  age: number,
  heure: string,
  utilisateurid: number | null,
  actiontype: string,
  objet: string,
  objetid: number | null,
  libelle: string,
  avant?: unknown,
  apres?: unknown,
];

const CAISSE = { caisseid: 5, libelle: 'Caisse Bouaké', montant: 600_000, solde: 496_000, version: 1 };
const VENDEUR = {
  profilid: 4,
  libelle: 'Vendeur',
  nombreutilisateur: 2,
  version: 1,
  permissions: ['clients', 'clients.creer', 'commandes', 'commandes.creer', 'tableau de bord'],
};
const ADJOUA = {
  utilisateurid: 4,
  username: 'adjoua.brou',
  nom: 'Brou',
  prenom: 'Adjoua',
  profilid: 4,
  libelleprofil: 'Vendeur',
  dateexpiration: null,
  verrouille: false,
  version: 1,
};
const AGIOS = {
  depenseid: 21,
  libelle: 'Agios de la SGCI',
  typedepenseid: 12,
  typedepense: 'Frais bancaires',
  montant: 5_600,
  montantrestant: 5_600,
  description: '',
  date: '2026-11-18',
  version: 1,
};

/** The profile after the change: it has one more permission. */
const DONNE = { ...VENDEUR, permissions: [...VENDEUR.permissions, 'commandes.regler'], version: 2 };
const RENONCEE = {
  // The database sorts the fields of a record by the length of their names, so `etat` comes before `commandeid`.
  etat: 0,
  commandeid: 903,
  clientid: 14,
  client: 'Mariam Bamba',
  tel: '0707112233',
  createdon: '2026-10-02T09:15:00.000Z',
  datelivraison: '2026-10-09',
  quantite: 3,
  fraissup: 2_000,
  typereduction: 2,
  reduction: 10,
  version: 1,
  montantreduction: 20_000,
  montant: 182_000,
  reste: 182_000,
  etatsolde: 'En attente',
  detailscommande: [
    { id: 1, libelle: 'Table de réunion', qtecmd: 1, mnttotal: 120_000 },
    { id: 2, libelle: 'Chaise visiteur', qtecmd: 2, mnttotal: 80_000 },
  ],
};

const LINES: readonly Line[] = [
  [41, '07:58', 1, 'Insert', 'session', 1, 'Connexion'],
  [41, '08:04', 1, 'Insert', 'profil', 4, 'Vendeur', null, VENDEUR],
  [41, '08:11', 1, 'Insert', 'utilisateur', 4, 'Adjoua Brou', null, ADJOUA],
  [40, '09:26', 4, 'Insert', 'session', 4, 'Connexion'],
  [40, '09:31', 4, 'Update', 'motdepasse', 4, 'adjoua.brou'],
  [33, '14:12', 4, 'Insert', 'client', 14, 'Mariam Bamba', null, { clientid: 14, libelleclient: 'Mariam Bamba' }],
  [26, '10:02', 1, 'Update', 'caisse', 5, CAISSE.libelle, { ...CAISSE, description: '' }, { ...CAISSE, version: 2 }],
  [19, '16:40', 3, 'Refus', 'depense', null, 'DELETE depenses : permission refusée'],
  [12, '08:15', 1, 'Update', 'profil', 4, 'Vendeur', VENDEUR, DONNE],
  [10, '16:32', 4, 'Delete', 'commande', 903, 'Commande N° 903, Mariam Bamba', RENONCEE],
  [9, '11:47', 2, 'Delete', 'typedepense', 912, 'Divers', { typedepenseid: 912, libelle: 'Divers', version: 1 }],
  [6, '07:59', null, 'Refus', 'session', 6, 'Connexion refusée', null, { adresse: '102.67.44.9' }],
  [6, '08:00', null, 'Refus', 'session', 6, 'Connexion refusée', null, { adresse: '102.67.44.9' }],
  [5, '17:20', 1, 'Update', 'utilisateur', 6, 'Mireille Akissi Tanoh', { verrouille: false }, { verrouille: true }],
  [3, '09:05', 2, 'Insert', 'depense', 21, AGIOS.libelle, null, AGIOS],
  [3, '09:12', 2, 'Update', 'depense', 21, AGIOS.libelle, AGIOS, { ...AGIOS, montant: 6_500, version: 2 }],
  [2, '18:01', 2, 'Delete', 'session', 2, 'Connexion'],
  [1, '15:33', 1, 'Delete', 'client', 911, 'Garage Moderne', { clientid: 911, libelleclient: 'Garage Moderne' }],
];

const TOLES = { depenseid: 19, libelle: 'Tôles bac pour la toiture', montant: 415_000 };
const PAYE = { depenseid: 19, caisseid: 1, caisse: 'Caisse centrale Plateau', montant: 150_000 };
const ACOMPTE = { depenseid: 117, caisseid: 1, caisse: PAYE.caisse, montant: 400_000 };

const ARRETE = { caisseid: CAISSE.caisseid, etat: 'valide' };

/**
 * The histories of an expense, an order and a register: recorded, corrected, paid, undone, delivered, closed, reopened.
 */
const SUIVIS: readonly Line[] = [
  [12, '08:20', 2, 'Insert', 'depense', 19, TOLES.libelle, null, { ...TOLES, montant: 451_000 }],
  [12, '08:26', 2, 'Update', 'depense', 19, TOLES.libelle, { ...TOLES, montant: 451_000 }, TOLES],
  [11, '10:05', 2, 'Insert', 'reglement', 801, TOLES.libelle, null, { ...PAYE, montant: 105_000 }],
  [11, '10:11', 2, 'Update', 'reglement', 801, TOLES.libelle, { ...PAYE, montant: 105_000 }, PAYE],
  [11, '10:30', 2, 'Insert', 'reglement', 802, TOLES.libelle, null, PAYE],
  [11, '10:32', 1, 'Delete', 'reglement', 802, TOLES.libelle, PAYE],
  [9, '09:12', 4, 'Insert', 'commande', 117, 'N° 117', null, { commandeid: 117, etat: 0 }],
  [8, '11:40', 4, 'Insert', 'reglement', 803, 'N° 117', null, ACOMPTE],
  [9, '18:12', 2, 'Insert', 'arrete', 3, 'Caisse Bouaké n° 3', null, ARRETE],
  [8, '08:40', 1, 'Update', 'arrete', 3, 'Caisse Bouaké n° 3', ARRETE, { ...ARRETE, regularisation: {} }],
  [7, '15:05', 4, 'Update', 'commande', 117, 'N° 117', { etat: 0 }, { etat: 1 }],
  [6, '18:12', 2, 'Insert', 'arrete', 4, 'Caisse Bouaké n° 4', null, ARRETE],
  [5, '08:40', 1, 'Update', 'arrete', 4, 'Caisse Bouaké n° 4', ARRETE, { ...ARRETE, etat: 'rouvert' }],
];

const DAY_MS = 86_400_000;

/** The audit log of six weeks, oldest first: sign-ins, refusals, changes with before and after. */
export const activites = (today: string): ActiviteRow[] => rowsOf(LINES, today);

/** The same log with the history of an expense (19), of an order (117) and of a register (5). */
export const activitesSuivies = (today: string): ActiviteRow[] => rowsOf([...LINES, ...SUIVIS], today);

const rowsOf = (lines: readonly Line[], today: string): ActiviteRow[] =>
  lines.map(([age, heure, utilisateurid, actiontype, objet, objetid, libelle, avant = null, apres = null], index) => ({
    activiteid: index + 1,
    utilisateurid,
    actiontype,
    objet,
    objetid,
    libelle,
    avant,
    apres,
    date: new Date(Date.parse(`${today}T${heure}:00.000Z`) - age * DAY_MS).toISOString(),
  }));
