import type { EtatLivraison, LigneCommande } from '@comptoir/domain/commande';
import type { Panier } from './articles';
import { CLIENTELE, type Connu } from './clientele';
import type { Draw } from './draw';

/** A payment `jour` days after its order, of `part` percent of the total, or of all that is left. */
export interface Versement {
  jour: number;
  part?: number;
  /** The client pays in notes of 10 000 francs, and gets change. */
  isInNotes?: boolean;
}

/** An order and what follows it; days count from the day of the order. */
export interface Vente extends Panier {
  client: string;
  /** Days until the agreed delivery date; null without such a date. */
  promesse: number | null;
  etapes: readonly { jour: number; etat: EtatLivraison }[];
  versements: readonly Versement[];
  relances: readonly number[];
}

/** An order that is always part of the story, `age` days before today. */
interface VenteContee extends Vente {
  age: number;
}

const ligne = (libelle: string, qtecmd: number, prix: number): LigneCommande => ({
  libelle,
  qtecmd,
  mnttotal: qtecmd * prix,
});

/** An order delivered on the promised day and not paid, unless `more` says otherwise. */
const contee = (
  client: string,
  age: number,
  promesse: number,
  lignes: readonly LigneCommande[],
  more: Partial<VenteContee> = {},
): VenteContee => ({
  client,
  age,
  promesse,
  lignes,
  fraissup: 0,
  typereduction: 1,
  reduction: 0,
  isCarried: true,
  etapes: etapesUntil(promesse),
  versements: [],
  relances: [],
  ...more,
});

/**
 * Cases that a visitor must find: a debt of each age, a late delivery, a full discount, change given back. The shop's
 * days move an order by two days at most.
 */
export const VENTES: readonly VenteContee[] = [
  contee(
    'Immobilière du Banco',
    116,
    9,
    [ligne('Hourdis de 16', 900, 450), ligne('Poutrelles précontraintes de 4 m', 44, 14_500)],
    { fraissup: 60_000, versements: [{ jour: 0, part: 40 }], relances: [45, 78, 106] },
  ),
  contee(
    'Coulibaly & Fils BTP',
    76,
    6,
    [
      ligne('Agglos creux de 15', 1_200, 350),
      ligne('Location de bétonnière, à la journée', 8, 25_000),
      ligne('Location d’échafaudage, à la journée', 8, 15_000),
    ],
    { typereduction: 2, reduction: 5, relances: [40, 62] },
  ),
  contee(
    'Koffi Yao Firmin',
    46,
    7,
    [ligne('Pavés autobloquants de 6 cm, au m²', 65, 5_500), ligne('Bordures de trottoir T2', 40, 3_500)],
    {
      fraissup: 25_000,
      versements: [
        { jour: 0, part: 30 },
        { jour: 13, part: 25 },
      ],
      relances: [36],
    },
  ),
  contee(
    'ONG Enfance et Avenir',
    38,
    5,
    [ligne('Agglos creux de 15', 300, 350), ligne('Claustras décoratifs', 60, 900)],
    { typereduction: 2, reduction: 100 },
  ),
  contee(
    'Gnahoré Prisca',
    29,
    4,
    [ligne('Agglos creux de 15', 415, 350), ligne('Portes isoplanes avec cadre', 3, 85_000)],
    {
      fraissup: 20_000,
      versements: [
        { jour: 0, part: 40 },
        { jour: 6, part: 30 },
        { jour: 19, isInNotes: true },
      ],
    },
  ),
  contee(
    'Hôtel Les Filaos',
    22,
    10,
    [ligne('Fenêtres aluminium 120 × 110', 12, 92_500), ligne('Portes isoplanes avec cadre', 8, 85_000)],
    { reduction: 75_000, etapes: [{ jour: 6, etat: 1 }], versements: [{ jour: 0, part: 50 }] },
  ),
  contee(
    'Touré Mamadou Lamine',
    13,
    16,
    [ligne('Agglos pleins de 10', 300, 300), ligne('Gravier 15/25, le voyage', 1, 160_000)],
    {
      fraissup: 30_000,
      etapes: [
        { jour: 4, etat: 1 },
        { jour: 8, etat: 2 },
      ],
    },
  ),
  contee(
    'Groupe scolaire La Colombe',
    6,
    21,
    [
      ligne('Pavés autobloquants de 6 cm, au m²', 180, 5_500),
      ligne('Bordures de trottoir T2', 90, 3_500),
      ligne('Sable de lagune, le voyage', 3, 70_000),
    ],
    { fraissup: 45_000, etapes: [] },
  ),
];

/** Returns the steps of a delivery that ends on that day; each takes three days. */
export function etapesUntil(jour: number): Vente['etapes'] {
  const all = [
    { jour: jour - 6, etat: 1 },
    { jour: jour - 3, etat: 2 },
    { jour, etat: 3 },
  ] as const;
  return all.filter((etape) => etape.jour > 0);
}

/** Ways to pay an ordinary order: at once, on delivery, in two or three parts; some companies pay a few weeks later. */
const HABITS: Readonly<Record<Connu['typeclient'], readonly [Plan, ...Plan[]]>> = {
  Particulier: [
    () => [{ jour: 0, isInNotes: true }],
    (livraison) => [{ jour: livraison, isInNotes: true }],
    (livraison) => [{ jour: 0, part: 50 }, { jour: livraison }],
    (livraison) => [{ jour: 0, part: 40 }, { jour: livraison, part: 30 }, { jour: livraison + 12 }],
  ],
  Entreprise: [
    () => [{ jour: 0 }],
    (livraison) => [{ jour: 0, part: 50 }, { jour: livraison + 4 }],
    (livraison) => [{ jour: livraison + 18 }],
    (livraison) => [{ jour: 0, part: 30 }, { jour: livraison, part: 40 }, { jour: livraison + 21 }],
  ],
};
type Plan = (livraison: number) => Versement[];

/** Makes an ordinary order: delivered within days, and paid in full in the end. */
export function venteOf(draw: Draw, panier: Panier, { libelleclient, typeclient }: Connu): Vente {
  const livraison = draw.between(3, 12);
  return {
    ...panier,
    client: libelleclient,
    promesse: draw.happens(85) ? livraison : null,
    etapes: panier.isCarried ? etapesUntil(livraison) : [{ jour: livraison, etat: 3 }],
    versements: draw.oneOf(HABITS[typeclient])(livraison),
    relances: [],
  };
}

/** Draws one of the clients known on that day, counted from the first day of the story. */
export function clientDrawn(draw: Draw, jour: number): Connu | undefined {
  const known = CLIENTELE.filter((client) => client.jour < jour);
  return known[draw.between(0, known.length - 1)];
}
