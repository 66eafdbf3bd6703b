import { addDays } from '@comptoir/domain/dates';
import { portraitOf } from './portrait.fixtures';
import type { ClientRow, PhotoRow, RelanceRow } from './store';

/** Ids of the clients that stories use; the other clients are ordinary. */
export const CLIENT = {
  /** A company with a photo, more than one page of orders, debts in every band of age and two reminders. */
  COMPLET: 12,
  SANS_EMAIL: 3,
  LIBELLE_LONG: 13,
  /** A client without orders, email and photo, who can be deleted. */
  SANS_COMMANDE: 14,
  /** All orders of this client are settled. */
  SANS_DETTE: 7,
  /** This client has an order with a payment that `contrepassations` reverses. */
  REGLEMENT_CONTREPASSE: 4,
} as const;

type Client = readonly [
  typeclient: ClientRow['typeclient'],
  tel: string,
  libelleclient: string,
  adresse: string,
  email: string,
];

const CLIENTS: readonly Client[] = [
  ['Particulier', '0707481230', 'Kouamé Yao Serge', 'Bingerville, cité Feh Kessé, villa 42', ''],
  [
    'Entreprise',
    '2720374615',
    'Quincaillerie Adjamé Renault',
    'Adjamé, boulevard Nangui Abrogoua',
    'commandes@quincaillerie-renault.ci',
  ],
  ['Particulier', '0554902817', 'Awa Traoré', 'Abobo Avocatier, près de la pharmacie du Marché', ''],
  ['Entreprise', '2722415508', 'Pharmacie Sainte-Rita', 'Cocody Riviera Palmeraie', 'pharmacie.sainterita@aviso.ci'],
  ['Entreprise', '2721563390', 'Boulangerie La Baguette d’Or', 'Marcory Résidentiel, rue Paul Langevin', ''],
  ['Particulier', '0102774639', 'N’Dri Affoué Clémentine', 'Yopougon Niangon Nord', 'clementine.ndri@gmail.com'],
  ['Entreprise', '2721309945', 'Hôtel Le Rivage d’Assinie', 'Assinie-Mafia, km 14', 'intendance@rivage-assinie.ci'],
  ['Particulier', '0758330192', 'Moussa Ouattara', 'Korhogo, quartier Soba', 'm.ouattara@outlook.com'],
  ['Entreprise', '0709661284', 'Maquis Chez Tantie Alice', 'Bouaké, quartier Commerce', ''],
  ['Entreprise', '2722476031', 'Groupe scolaire Les Palmiers', 'Cocody Angré, 7e tranche', 'economat@lespalmiers.ci'],
  ['Particulier', '0505219876', 'Koffi Amani Jean-Baptiste', 'Treichville, avenue 16, rue 21', 'jb.koffi@gmail.com'],
  [
    'Entreprise',
    '2721248867',
    'Établissements Diabaté et Fils',
    'Koumassi, zone industrielle, lot 118',
    'achats@diabate-fils.ci',
  ],
  [
    'Entreprise',
    '2732781150',
    'Société coopérative agricole des producteurs de cacao et de café du Haut-Sassandra, section de Daloa (SCOOPS)',
    'Daloa, route d’Issia, derrière le centre de collecte, à trois cents mètres de la gare routière des cars de Gagnoa',
    'secretariat.section-daloa@cooperative-haut-sassandra.ci',
  ],
  ['Particulier', '0140557723', 'Mariam Bamba', 'Port-Bouët, cité Vridi', ''],
];

/** A client, a company of Koumassi unless `fields` say otherwise. A new field of clients has its value here alone. */
export const clientRow = (fields: Pick<ClientRow, 'clientid'> & Partial<ClientRow>): ClientRow => ({
  libelleclient: 'Établissements Diabaté et Fils',
  typeclient: 'Entreprise',
  adresse: 'Koumassi, zone industrielle, lot 118',
  email: '',
  tel: '2721248867',
  createdon: '2026-09-28T09:20:00.000Z',
  version: 1,
  ...fields,
});

/** Days from the first client's creation to today, and days between two clients. */
const [FIRST, BETWEEN] = [190, 13];

/** Fourteen clients, the oldest first: three pages of cards. */
export const clients = (today: string): ClientRow[] =>
  CLIENTS.map(([typeclient, tel, libelleclient, adresse, email], index) => {
    const createdon = `${addDays(today, index * BETWEEN - FIRST)}T09:20:00.000Z`;
    return clientRow({ clientid: index + 1, libelleclient, typeclient, adresse, email, tel, createdon });
  });

const FIRST_PHOTO = 301;

/** The photos of three clients. */
export const photos = (): PhotoRow[] =>
  [
    { clientid: 5, wall: [238, 214, 160], shirt: [198, 120, 40] } as const,
    { clientid: 11, wall: [190, 210, 216], shirt: [48, 142, 135] } as const,
    { clientid: 12, wall: [222, 200, 190], shirt: [60, 70, 110] } as const,
  ].map(({ clientid, wall, shirt }, index) => ({
    documentid: FIRST_PHOTO + index,
    clientid,
    name: 'portrait.png',
    mime: 'image/png',
    bytes: portraitOf(wall, shirt),
  }));

const RELANCES: readonly [clientid: number, age: number, montant: number][] = [
  [12, 75, 467_500],
  [2, 62, 187_500],
  [2, 19, 187_500],
  [12, 8, 517_500],
];

/** Reminders of two clients, oldest first. */
export const relances = (today: string): RelanceRow[] =>
  RELANCES.map(([clientid, age, montant], index) => ({
    relanceid: index + 1,
    clientid,
    montant,
    utilisateurid: index % 2 === 0 ? 1 : 4,
    createdon: `${addDays(today, -age)}T16:05:00.000Z`,
  }));
