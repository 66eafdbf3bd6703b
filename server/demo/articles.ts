import type { TypeClient } from '@comptoir/domain/client';
import type { LigneCommande, TypeReduction } from '@comptoir/domain/commande';
import { sum } from '@comptoir/domain/money';
import type { Count, Francs } from '@comptoir/domain/units';
import type { Draw } from './draw';

/**
 * The articles of the builder, by the piece, the day or the load. Prices in francs; `lot` is a household's quantity:
 * from, to, step.
 */
interface Article {
  libelle: string;
  prix: number;
  lot: readonly [low: number, high: number, by: number];
}

const ARTICLES: readonly [Article, ...Article[]] = [
  { libelle: 'Agglos creux de 15', prix: 350, lot: [150, 600, 50] },
  { libelle: 'Agglos pleins de 10', prix: 300, lot: [100, 300, 50] },
  { libelle: 'Hourdis de 16', prix: 450, lot: [80, 300, 20] },
  { libelle: 'Poutrelles précontraintes de 4 m', prix: 14_500, lot: [6, 16, 2] },
  { libelle: 'Pavés autobloquants de 6 cm, au m²', prix: 5_500, lot: [20, 60, 5] },
  { libelle: 'Bordures de trottoir T2', prix: 3_500, lot: [20, 60, 5] },
  { libelle: 'Claustras décoratifs', prix: 900, lot: [30, 120, 10] },
  { libelle: 'Portes isoplanes avec cadre', prix: 85_000, lot: [1, 4, 1] },
  { libelle: 'Portes métalliques à deux battants', prix: 145_000, lot: [1, 2, 1] },
  { libelle: 'Fenêtres aluminium 120 × 110', prix: 92_500, lot: [1, 4, 1] },
  { libelle: 'Location de bétonnière, à la journée', prix: 25_000, lot: [1, 6, 1] },
  { libelle: 'Location d’échafaudage, à la journée', prix: 15_000, lot: [2, 10, 1] },
  { libelle: 'Sable de lagune, le voyage', prix: 70_000, lot: [1, 3, 1] },
  { libelle: 'Gravier 15/25, le voyage', prix: 160_000, lot: [1, 1, 1] },
];

const ETUDES: readonly [Article, ...Article[]] = [
  { libelle: 'Plans d’exécution', prix: 250_000, lot: [1, 1, 1] },
  { libelle: 'Étude de sol avec rapport', prix: 450_000, lot: [1, 1, 1] },
  { libelle: 'Métré et devis quantitatif', prix: 100_000, lot: [1, 1, 1] },
  { libelle: 'Suivi de chantier, au mois', prix: 300_000, lot: [1, 2, 1] },
  { libelle: 'Dossier de permis de construire', prix: 350_000, lot: [1, 1, 1] },
];

/** The order of a client. Amounts in francs; a `reduction` of type 2 is in whole percent. */
export interface Panier {
  lignes: readonly LigneCommande[];
  fraissup: Francs;
  typereduction: TypeReduction;
  reduction: number;
  /** True when goods are carried to the client; plans and studies are handed over. */
  isCarried: boolean;
}

/**
 * Draws a realistic basket: mostly goods, often with a carrying fee and in larger quantities for a company; sometimes
 * studies.
 */
export function panierDrawn(draw: Draw, typeclient: TypeClient): Panier {
  const isCarried = !draw.happens(18);
  const lignes = isCarried
    ? lignesDrawn(draw, ARTICLES, draw.between(1, 6), typeclient === 'Entreprise' ? 2 : 1)
    : lignesDrawn(draw, ETUDES, draw.between(1, 2), 1);
  const total = sum(lignes.map(({ mnttotal }) => mnttotal));
  const carrying = draw.between(3, 12) * 5_000;
  const fraissup = isCarried && draw.happens(70) ? Math.min(carrying, total) : 0;
  return { lignes, fraissup, isCarried, ...reductionDrawn(draw, total) };
}

function lignesDrawn(draw: Draw, among: readonly Article[], count: Count, size: number): LigneCommande[] {
  const rest = [...among];
  const lignes: LigneCommande[] = [];
  while (lignes.length < count && rest.length > 0) {
    const [article] = rest.splice(draw.between(0, rest.length - 1), 1);
    if (!article) break;
    const { libelle, prix, lot } = article;
    const [low, high, by] = lot;
    const qtecmd = draw.between(low / by, high / by) * by * size;
    lignes.push({ libelle, qtecmd, mnttotal: qtecmd * prix });
  }
  return lignes;
}

/** Draws the reduction of an order. One order in three has one: a round sum, or a few percent. */
function reductionDrawn(draw: Draw, total: number): Pick<Panier, 'typereduction' | 'reduction'> {
  const percent = draw.oneOf([2, 3, 5, 10]);
  const rounded = Math.floor((total * percent) / 100 / 5_000) * 5_000;
  if (!draw.happens(35)) return { typereduction: 1, reduction: 0 };
  return draw.happens(50) ? { typereduction: 2, reduction: percent } : { typereduction: 1, reduction: rounded };
}
