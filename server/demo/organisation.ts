import { formatMonth } from '@comptoir/domain/dates';
import type { Francs } from '@comptoir/domain/units';
import type { Draw } from './draw';

/** A builder in Abidjan, as its documents name it. */
export const ORGANISATION = {
  compagnie: 'Bâtir Ensemble',
  adresse: 'Immeuble Alpha 2000, Plateau, Abidjan',
  tel: '2720001100',
  email: 'contact@batir-ensemble.example',
  mentions: 'CC 1234567 A – RCCM CI-ABJ-2019-B-12345',
};

/** The registers of the builder, with their opening amounts in francs. */
export const CAISSES = [
  {
    libelle: 'Caisse principale – Plateau',
    montant: 2_500_000,
    description: 'Coffre du siège, clé chez la comptable.',
  },
  {
    libelle: 'Caisse chantier – Bingerville',
    montant: 900_000,
    aveugle: 1,
    description:
      'Avances du chantier de la résidence Les Palétuviers ; comptée chaque vendredi avec le chef de chantier.',
  },
  { libelle: 'Petite caisse – Yopougon', montant: 150_000, description: 'Achats courants du dépôt.' },
  { libelle: 'Compte Wave', nature: 'wave', montant: 600_000, description: '' },
  {
    libelle: 'Compte Orange Money',
    nature: 'orange',
    montant: 350_000,
    description: 'Numéro de l’agence.',
  },
] as const;

/** The account at the bank: nobody pays from it, money is only moved. */
export const BANQUE = {
  libelle: 'Banque – compte courant',
  nature: 'banque',
  montant: 15_000_000,
  description: 'Agence du Plateau.',
} as const;

const COMMUNES = [
  'Cocody',
  'Yopougon',
  'Treichville',
  'Marcory',
  'Adjamé',
  'Abobo',
  'Koumassi',
  'Bingerville',
] as const;
interface Achat {
  libelle: string;
  description: string;
  montant: Francs;
}

interface TypeDeDepense {
  libelle: string;
  /** Weight of this type when a type is drawn. */
  poids: number;
  /** How many of a hundred such purchases are for a building site. */
  chantier?: number;
  achat(draw: Draw, date: string): Achat;
}

const moisDe = (date: string) => formatMonth(date, 'fr').split(' ')[0];
const multiple = (draw: Draw, low: number, high: number, of: number) => draw.between(low / of, high / of) * of;

export const TYPES: readonly [TypeDeDepense, ...TypeDeDepense[]] = [
  {
    libelle: 'Transport',
    poids: 6,
    achat: (draw) => ({
      libelle:
        `${draw.oneOf(['Taxi', 'Gbaka', 'Location de bâchée', 'Course moto'])} ` +
        `${draw.oneOf(COMMUNES)} – ${draw.oneOf(COMMUNES)}`,
      description: '',
      montant: multiple(draw, 1_500, 25_000, 500),
    }),
  },
  {
    libelle: 'Carburant',
    poids: 4,
    achat: (draw) => {
      const litres = draw.between(20, 120);
      return {
        libelle: `Gasoil ${litres} litres, ${draw.oneOf(['camion benne', 'groupe électrogène', 'Toyota Hilux'])}`,
        description: `Station de ${draw.oneOf(COMMUNES)}.`,
        montant: litres * 715,
      };
    },
  },
  {
    libelle: 'Matériaux de construction',
    poids: 6,
    chantier: 90,
    achat: (draw) => {
      const n = draw.between(10, 120);
      const [libelle, prix] = draw.oneOf([
        [`Ciment CPJ 42,5, ${n} sacs`, 5_250],
        [`Fer à béton de 10, ${n} barres`, 4_300],
        [`Sable de lagune, ${Math.ceil(n / 10)} voyages`, 4_000],
        [`Agglos de 15, ${n * 4} unités`, 1_400],
      ]);
      return {
        libelle,
        description: `Quincaillerie ${draw.oneOf(['Adjamé Renault', 'du Banco', 'de la Paix'])}.`,
        montant: n * prix,
      };
    },
  },
  {
    libelle: 'Main-d’œuvre',
    poids: 4,
    chantier: 85,
    achat: (draw) => ({
      libelle: `Journaliers, équipe de ${draw.oneOf(['Konan Yao', 'Traoré Issouf', 'Gnamien Marcel'])}`,
      description: `${draw.between(4, 12)} personnes, une semaine.`,
      montant: multiple(draw, 80_000, 420_000, 5_000),
    }),
  },
  {
    libelle: 'Fournitures de bureau',
    poids: 2,
    achat: (draw) => ({
      libelle: draw.oneOf([
        'Ramettes A4 et stylos',
        'Cartouches d’imprimante',
        'Registres et chemises',
        'Tampons et encreurs',
      ]),
      description: '',
      montant: multiple(draw, 6_000, 85_000, 500),
    }),
  },
  {
    libelle: 'Électricité et eau',
    poids: 1,
    achat: (draw, date) => ({
      libelle: `Facture ${draw.oneOf(['CIE', 'SODECI'])} de ${moisDe(date)}`,
      description: '',
      montant: multiple(draw, 25_000, 190_000, 5),
    }),
  },
  {
    libelle: 'Communication',
    poids: 2,
    achat: (draw, date) => ({
      libelle: `${draw.oneOf(['Recharges téléphoniques', 'Abonnement internet'])}, ${moisDe(date)}`,
      description: '',
      montant: multiple(draw, 5_000, 60_000, 1_000),
    }),
  },
  {
    libelle: 'Restauration',
    poids: 3,
    achat: (draw) => ({
      libelle: `${draw.oneOf(['Attiéké poisson', 'Garba', 'Repas de chantier'])}, ${draw.between(6, 25)} personnes`,
      description: '',
      montant: multiple(draw, 6_000, 45_000, 500),
    }),
  },
  {
    libelle: 'Entretien et réparation',
    poids: 2,
    achat: (draw) => ({
      libelle: draw.oneOf([
        'Vidange et filtres du Hilux',
        'Réparation de la bétonnière',
        'Pneus du camion benne',
        'Dépannage climatisation',
      ]),
      description: `Garage de ${draw.oneOf(COMMUNES)}.`,
      montant: multiple(draw, 15_000, 380_000, 1_000),
    }),
  },
  {
    libelle: 'Loyer',
    poids: 0,
    achat: (_draw, date) => ({
      libelle: `Loyer du siège, ${moisDe(date)}`,
      description: 'Immeuble Alpha 2000, Plateau.',
      montant: 350_000,
    }),
  },
];

/** Draws the index of a type of expense, frequent types more often. */
export function typeDrawn(draw: Draw): number {
  const poids = TYPES.reduce((total, type) => total + type.poids, 0);
  let rest = draw.between(1, poids);
  return TYPES.findIndex((type) => {
    rest -= type.poids;
    return rest <= 0;
  });
}
