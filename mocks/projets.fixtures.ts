import type { ProjetRow } from './store';

const PROJETS: readonly [
  createdon: string,
  datefin: string,
  montant: number,
  utilisateurid: number,
  libelle: string,
  description: string,
][] = [
  [
    '2026-07-02T08:30:00.000Z',
    '2026-08-28',
    2_400_000,
    2,
    'Aire de jeux de Cocody Angré',
    'Balançoires, toboggan et clôture basse, 7e tranche',
  ],
  [
    '2026-07-02T10:05:00.000Z',
    '2026-09-18',
    5_800_000,
    1,
    'Réfection du dispensaire de Tiassalé',
    'Peinture, plomberie et faux plafond de la salle de soins',
  ],
  [
    '2026-07-03T09:00:00.000Z',
    '2026-10-02',
    12_500_000,
    1,
    'Château d’eau de Bondoukou',
    'Réservoir de 50 m³, pompe solaire et quatre bornes-fontaines',
  ],
  [
    '2026-07-06T14:20:00.000Z',
    '2026-10-30',
    9_000_000,
    2,
    'Forages de Toumodi',
    'Trois villages : Kokumbo, Moronou et Djékanou',
  ],
  [
    '2026-07-08T08:00:00.000Z',
    '2027-03-31',
    38_000_000,
    1,
    'Centre de santé de Daloa',
    'Maternité de douze lits, pharmacie et logement de la sage-femme',
  ],
  [
    '2026-07-10T11:45:00.000Z',
    '2026-09-30',
    7_200_000,
    2,
    'Magasin de cacao de Gagnoa',
    'Hangar de 400 m² pour la coopérative, dalle et ventilation',
  ],
  [
    '2026-07-15T09:10:00.000Z',
    '2027-06-30',
    145_000_000,
    1,
    'Immeuble R+3 de Marcory Zone 4',
    'Huit appartements, parking et local technique',
  ],
  [
    '2026-07-20T13:00:00.000Z',
    '2027-01-15',
    52_000_000,
    1,
    'Entrepôt frigorifique de San-Pédro',
    'Deux chambres froides près du port de pêche',
  ],
  [
    '2026-07-24T07:50:00.000Z',
    '2027-02-26',
    61_500_000,
    2,
    'Passerelle piétonne d’Abobo, entre la gare des gbakas et le grand marché, avec rampe d’accès pour fauteuils',
    'Charpente métallique de 42 m au-dessus de la voie ferrée.\n' +
      'La circulation des trains impose de travailler la nuit entre 23 h et 4 h ; les pièces sont assemblées au sol ' +
      'à l’atelier d’Anyama, puis levées en quatre nuits. Une déviation des piétons est tenue par deux agents ' +
      'pendant toute la durée du chantier.',
  ],
  [
    '2026-07-29T15:30:00.000Z',
    '2026-10-16',
    4_100_000,
    2,
    'Clôture du lycée de Dabou',
    'Mur de 320 m en agglos de 15, portail coulissant',
  ],
  [
    '2026-08-03T10:15:00.000Z',
    '2026-12-18',
    3_000_000,
    1,
    'Bureau de poste de Grand-Bassam',
    'Remise en état des sols et des murs, quartier France',
  ],
  [
    '2026-08-05T08:40:00.000Z',
    '2026-09-30',
    27_500_000,
    2,
    'Villa duplex de Bingerville',
    'Cinq pièces, dépendance et piscine, route de Santai',
  ],
  [
    '2026-08-10T07:30:00.000Z',
    '2027-04-30',
    24_500_000,
    1,
    'École primaire de Yopougon Niangon',
    'Six classes, bureau du directeur, latrines et cantine',
  ],
  [
    '2026-09-20T09:25:00.000Z',
    '2026-12-04',
    1_800_000,
    2,
    'Toiture de la cantine de Treichville',
    'Dépose des anciennes tôles, charpente et couverture',
  ],
  [
    '2026-11-12T16:10:00.000Z',
    '2027-09-30',
    18_000_000,
    1,
    'Salle polyvalente de Man',
    'Le programme des travaux reste à fixer avec la mairie',
  ],
];

/** Ids of the projects that stories use; the other projects are ordinary. */
export const PROJET = {
  /** It has twelve steps, expenses and media. */
  COMPLET: 13,
  SANS_ETAPE: 15,
  /** Its expenses exceed its plan. */
  DEPASSE: 14,
  /** Its expenses reach 82 % of its plan. */
  ALERTE: 11,
  EN_RETARD: 12,
  TERMINE: 10,
  LIBELLE_LONG: 9,
} as const;

/** Fifteen projects of both statuses: three pages of cards. */
export const projets = (): ProjetRow[] =>
  PROJETS.map(([createdon, datefin, montant, utilisateurid, libelle, description], index) => ({
    projetid: index + 1,
    libelle,
    description,
    montant,
    datefin,
    utilisateurid,
    createdon,
    version: 1,
  }));
