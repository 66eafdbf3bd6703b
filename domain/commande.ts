import { daysBetween } from './dates';
import { MAX_MONTANT } from './limits';
import { add, percentOf, roundHalfUpPercent, subtract, sum } from './money';
import type { Count, Francs } from './units';

/** A line as it is typed: `mnttotal` is the line's total, nothing multiplies it (PRODUCT 1.7). Francs. */
export interface LigneCommande {
  libelle: string;
  qtecmd: Count;
  mnttotal: Francs;
}

/** 1 an amount, 2 a percentage (spec § 9). */
export type TypeReduction = 1 | 2;

/** What an order is computed from. `reduction` is francs for type 1, whole percent for type 2. */
export interface BaseCommande {
  lignes: readonly Pick<LigneCommande, 'qtecmd' | 'mnttotal'>[];
  fraissup: Francs;
  typereduction: TypeReduction;
  reduction: number;
}

/** An order's figures, francs; `pourcentage` is what the reduction is of the items' total (PRODUCT 1.6). */
export interface Totaux {
  quantite: Count;
  totallignes: Francs;
  montantreduction: Francs;
  pourcentage: number;
  montanttotal: Francs;
}

/**
 * Final = fees + items total − reduction; a percentage reduction is rounded half up to the franc (spec § 5 Calculation,
 * PRODUCT 1.6). Throws RangeError on what `commandeRefusals` refuses.
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
 * What breaks a rule of an order: no line, fees above the items' total, a reduction above it (RELIABILITY I15, I16), a
 * total of items and fees that is no amount any more.
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

/** Francs of one piece of a line, for show beside its total (PRODUCT 1.7); rounded down. */
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

/** Delivery: 0 emballage, 1 expedie, 2 enlivraison, 3 livre (spec § 4). */
export type EtatLivraison = 0 | 1 | 2 | 3;
export const ETATS_LIVRAISON = [0, 1, 2, 3] as const satisfies readonly EtatLivraison[];

/** The delivery statuses that an order may still get: strictly higher ones (spec § 4). */
export function etatsSuivants(etat: EtatLivraison): EtatLivraison[] {
  return ETATS_LIVRAISON.filter((other) => other > etat);
}

/** In progress is 0 to 2, finished is 3, then each status (PRODUCT 1.13). */
export const FILTRES_LIVRAISON = ['', 'encours', 'terminee', '0', '1', '2', '3'] as const;
export type FiltreLivraison = (typeof FILTRES_LIVRAISON)[number];

/** The delivery statuses that a filter lets through. */
export function etatsOfFiltre(filtre: FiltreLivraison): readonly EtatLivraison[] {
  if (filtre === '') return ETATS_LIVRAISON;
  if (filtre === 'encours') return [0, 1, 2];
  return [filtre === 'terminee' ? 3 : (Number(filtre) as EtatLivraison)];
}

/** A delivery date before `today` is refused where it is set or changed: `former` is the one before (PRODUCT 1.14). */
export function isLivraisonPassee(datelivraison: string | null, former: string | null, today: string): boolean {
  return datelivraison !== null && datelivraison !== former && daysBetween(today, datelivraison) < 0;
}

/** Whether an order should have been delivered before `today`, and is not (PRODUCT N). Plain dates. */
export function isLivraisonEnRetard(
  { datelivraison, etat }: { datelivraison: string | null; etat: EtatLivraison },
  today: string,
): boolean {
  return datelivraison !== null && datelivraison < today && etat < 3;
}

/** An order is changed and deleted only while something remains to be paid (CONTRACT "Money calls"). */
export const isCommandeModifiable = (etatsolde: EtatSolde): boolean => etatsolde !== 'Solde';

/**
 * Nor is a settled one deleted, but for one of 0 franc, which a full discount settled without a payment that would keep
 * it (RELIABILITY I18). `montant` in francs; one with payments is kept by them.
 */
export const isCommandeSupprimable = ({ etatsolde, montant }: { etatsolde: EtatSolde; montant: Francs }): boolean =>
  isCommandeModifiable(etatsolde) || montant === 0;
