import type { TypeReduction } from '#domain/commande';
import type { Detail, LigneTypee } from '#domain/lignes';

/** A line as the form holds it; `rank` is that of the line being edited, null for a new one. */
export interface Saisie extends LigneTypee {
  rank: number | null;
}

export const NO_SAISIE: Saisie = { libelle: '', qtecmd: 1, mnttotal: null, rank: null };

/** Nothing would be lost with it. */
export function isUntouched({ libelle, mnttotal, qtecmd, rank }: Saisie): boolean {
  return libelle.trim() === '' && mnttotal === null && (qtecmd === null || qtecmd === 1) && rank === null;
}

/** All that an order's figures follow from. */
export interface TypedDetail extends Detail {
  typereduction: TypeReduction;
}

type Held<T> = { [Name in keyof T]?: T[Name] | null | '' };
type HeldDetail = Held<Omit<TypedDetail, 'lignes'> & { listdetailscommande: Detail['lignes'] }>;

/** What a form holds of it: an empty fee or reduction counts as none. */
export function detailOf({ listdetailscommande, fraissup, typereduction, reduction }: HeldDetail): TypedDetail {
  return {
    lignes: listdetailscommande || [],
    fraissup: fraissup || 0,
    typereduction: typereduction || 1,
    reduction: reduction || 0,
  };
}
