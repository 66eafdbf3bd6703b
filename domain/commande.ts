import { daysBetween } from './dates';
import { MAX_MONTANT } from './limits';
import { add, percentOf, subtract, sum } from './money';
import { roundHalfUpPercent } from './pourcent';
import type { Count, Francs, RecordId } from './units';

/** A line as it is typed. `mnttotal` is the total of the line, in francs, for all its pieces (PRODUCT 1.7). */
export interface LigneCommande {
  libelle: string;
  qtecmd: Count;
  mnttotal: Francs;
}

/** 1 is an amount, 2 is a percentage (spec § 9). */
export type TypeReduction = 1 | 2;

/** The values from which an order is computed. `reduction` is in francs for type 1, in whole percent for type 2. */
export interface BaseCommande {
  lignes: readonly Pick<LigneCommande, 'qtecmd' | 'mnttotal'>[];
  fraissup: Francs;
  typereduction: TypeReduction;
  reduction: number;
}

/** The figures of an order in francs; `pourcentage` is the reduction in percent of the items' total (PRODUCT 1.6). */
export interface Totaux {
  quantite: Count;
  totallignes: Francs;
  montantreduction: Francs;
  pourcentage: number;
  montanttotal: Francs;
}

/**
 * Computes the figures of an order, in francs: final total = fees + items total − reduction. A percentage reduction is
 * rounded half up to the franc (spec § 5 Calculation, PRODUCT 1.6). Throws RangeError when a figure is negative or not
 * whole, or the percentage is above 100.
 */
export function totauxCommande({ lignes, fraissup, typereduction, reduction }: BaseCommande): Totaux {
  const totallignes = sum(lignes.map(({ mnttotal }) => mnttotal));
  const montantreduction = typereduction === 2 ? roundHalfUpPercent(totallignes, reduction) : reduction;
  return {
    quantite: lignes.reduce((total, { qtecmd }) => total + qtecmd, 0),
    totallignes,
    montantreduction,
    pourcentage: typereduction === 2 ? reduction : percentOf(montantreduction, totallignes),
    montanttotal: subtract(add(fraissup, totallignes), montantreduction),
  };
}

export type CommandeRefusal = 'lignes' | 'total' | 'fraissup' | 'reduction';

/**
 * The rules that an order breaks: it has no line, its fees or its reduction exceed the items' total (RELIABILITY I15,
 * I16), or items and fees together exceed the largest amount.
 */
export function commandeRefusals({ lignes, fraissup, typereduction, reduction }: BaseCommande): CommandeRefusal[] {
  const totallignes = sum(lignes.map(({ mnttotal }) => mnttotal));
  const most = typereduction === 2 ? 100 : totallignes;
  return [
    ...(lignes.length === 0 ? (['lignes'] as const) : []),
    ...(totallignes + fraissup > MAX_MONTANT ? (['total'] as const) : []),
    ...(fraissup > totallignes ? (['fraissup'] as const) : []),
    ...(reduction > most ? (['reduction'] as const) : []),
  ];
}

/** The price of one piece of a line in francs, rounded down, to show beside the line's total (PRODUCT 1.7). */
export function prixUnitaire({ qtecmd, mnttotal }: Pick<LigneCommande, 'qtecmd' | 'mnttotal'>): Francs {
  return qtecmd > 0 ? Math.floor(mnttotal / qtecmd) : 0;
}

export const ETATS_SOLDE = ['Solde', 'En attente', 'Partiel'] as const;
export type EtatSolde = (typeof ETATS_SOLDE)[number];

/** `Solde` when nothing remains, `En attente` when nothing is paid yet, `Partiel` otherwise (RELIABILITY I10). */
export function etatSolde(montant: Francs, regle: Francs): EtatSolde {
  if (montant === regle) return 'Solde';
  return regle === 0 ? 'En attente' : 'Partiel';
}

/** The status of a delivery: 0 emballage, 1 expedie, 2 enlivraison, 3 livre (spec § 4). */
export type EtatLivraison = 0 | 1 | 2 | 3;
export const ETATS_LIVRAISON = [0, 1, 2, 3] as const satisfies readonly EtatLivraison[];

/** The delivery statuses that an order can still get: those after `etat` (spec § 4). */
export function etatsSuivants(etat: EtatLivraison): EtatLivraison[] {
  return ETATS_LIVRAISON.filter((other) => other > etat);
}

/** The filters by delivery: all, in progress (0 to 2), finished (3), then each status (PRODUCT 1.13). */
export const FILTRES_LIVRAISON = ['', 'encours', 'terminee', '0', '1', '2', '3'] as const;
export type FiltreLivraison = (typeof FILTRES_LIVRAISON)[number];

/** The delivery statuses that a filter accepts. */
export function etatsOfFiltre(filtre: FiltreLivraison): readonly EtatLivraison[] {
  if (filtre === '') return ETATS_LIVRAISON;
  if (filtre === 'encours') return [0, 1, 2];
  return [filtre === 'terminee' ? 3 : (Number(filtre) as EtatLivraison)];
}

/**
 * Whether a delivery date must be refused because it is before `today`. A date equal to `former`, the date before the
 * change, is not refused (PRODUCT 1.14). Plain dates.
 */
export function isLivraisonPassee(datelivraison: string | null, former: string | null, today: string): boolean {
  return datelivraison !== null && datelivraison !== former && daysBetween(today, datelivraison) < 0;
}

/** Whether the delivery date of an order is before `today` and the order is not delivered (PRODUCT N). Plain dates. */
export function isLivraisonEnRetard(
  { datelivraison, etat }: { datelivraison: string | null; etat: EtatLivraison },
  today: string,
): boolean {
  return datelivraison !== null && datelivraison < today && etat < 3;
}

/** Whether an order may be changed: only while something remains to be paid (CONTRACT "Money calls"). */
export const isCommandeModifiable = (etatsolde: EtatSolde): boolean => etatsolde !== 'Solde';

/**
 * Whether an order without payments may be deleted: something remains to be paid, or it costs 0 franc, because a full
 * discount settles an order without a payment (RELIABILITY I18). `montant` is in francs. The caller checks that it has
 * no payments.
 */
export const isCommandeSupprimable = ({ etatsolde, montant }: { etatsolde: EtatSolde; montant: Francs }): boolean =>
  isCommandeModifiable(etatsolde) || montant === 0;

/** Names an order in a list of other things: its number as the screens show it, and its client. */
export function libelleCommande({ commandeid, client }: { commandeid: RecordId; client: string }): string {
  return `N° ${commandeid} · ${client}`;
}
