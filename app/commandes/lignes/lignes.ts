import { prixUnitaire, type TypeReduction } from '@comptoir/domain/commande';
import { type Detail, type LigneProposee, type LigneTypee, ligneOf, totalAuPrix } from '@comptoir/domain/lignes';
import type { Francs } from '@comptoir/domain/units';

/** A line as the form holds it; `rank` is the rank of the line being edited, null for a new line. */
export interface Saisie extends LigneTypee {
  rank: number | null;
  /** Price of one piece in francs, if the user typed it; the line's amount then follows from it. */
  prix?: number | null;
}

export const NO_SAISIE: Saisie = { libelle: '', qtecmd: 1, mnttotal: null, rank: null };

/** Tells whether the typed line holds nothing that could be lost. */
export function isUntouched({ libelle, mnttotal, qtecmd, rank, prix = null }: Saisie): boolean {
  const isPriced = mnttotal !== null || prix !== null;
  return libelle.trim() === '' && !isPriced && (qtecmd === null || qtecmd === 1) && rank === null;
}

/** Sets the typed price of one piece: the line's amount follows from it at any quantity. */
export function withPrix(saisie: Saisie, prix: number | null): Saisie {
  return { ...saisie, prix, mnttotal: totalAuPrix(prix, saisie.qtecmd) };
}

/** Sets the typed amount of the line, which stays at any quantity. */
export const withMontant = (saisie: Saisie, mnttotal: Francs | null): Saisie => ({ ...saisie, prix: null, mnttotal });

export function withQuantite(saisie: Saisie, qtecmd: number | null): Saisie {
  const { prix = null } = saisie;
  return prix === null ? { ...saisie, qtecmd } : withPrix({ ...saisie, qtecmd }, prix);
}

/** Takes over the label of an earlier line, and its price unless an amount is typed. */
export function withProposition(saisie: Saisie, { libelle, prixunitaire }: LigneProposee): Saisie {
  const named = { ...saisie, libelle };
  const isTyped = saisie.mnttotal !== null && (saisie.prix ?? null) === null;
  return isTyped || prixunitaire === 0 ? named : withPrix(named, prixunitaire);
}

/**
 * Returns the price of one piece, francs: as typed, or the line's amount divided and rounded down; null if there is
 * none.
 */
export function prixOf({ prix = null, ...saisie }: Saisie): number | null {
  const ligne = ligneOf({ ...saisie, libelle: '-' });
  return prix ?? (ligne && prixUnitaire(ligne));
}

/** The lines, fees and reduction that an order's figures are computed from. */
export interface TypedDetail extends Detail {
  typereduction: TypeReduction;
}

type Held<T> = { [Name in keyof T]?: T[Name] | null | '' };
type HeldDetail = Held<Omit<TypedDetail, 'lignes'> & { listdetailscommande: Detail['lignes'] }>;

/** Reads the lines, fees and reduction from a form; an empty fee or reduction counts as 0. */
export function detailOf({ listdetailscommande, fraissup, typereduction, reduction }: HeldDetail): TypedDetail {
  return {
    lignes: listdetailscommande || [],
    fraissup: fraissup || 0,
    typereduction: typereduction || 1,
    reduction: reduction || 0,
  };
}
