import type { LigneCommande, TypeReduction } from '#domain/commande';
import { MAX_QUANTITE } from '#domain/limits';
import { isMontant } from '#domain/money';

/** A line as it is being typed; `rank` is that of the line being edited, null for a new one. */
export interface Saisie {
  libelle: string;
  qtecmd: number | null;
  mnttotal: number | null;
  rank: number | null;
}

export const NO_SAISIE: Saisie = { libelle: '', qtecmd: 1, mnttotal: null, rank: null };

/** The line that was typed; null while its label, quantity or amount is missing (spec § 5 Order). */
export function ligneOf({ libelle, qtecmd, mnttotal }: Saisie): LigneCommande | null {
  const text = libelle.trim();
  if (text === '' || qtecmd === null || mnttotal === null) return null;
  const isCounted = Number.isInteger(qtecmd) && qtecmd >= 1 && qtecmd <= MAX_QUANTITE;
  return isCounted && isMontant(mnttotal) && mnttotal > 0 ? { libelle: text, qtecmd, mnttotal } : null;
}

/** Nothing would be lost with it. */
export function isUntouched({ libelle, mnttotal, qtecmd, rank }: Saisie): boolean {
  return libelle.trim() === '' && mnttotal === null && (qtecmd === null || qtecmd === 1) && rank === null;
}

/** What a change of the lines changes. Francs; `reduction` percent for a percentage. */
export interface Detail {
  listdetailscommande: readonly LigneCommande[];
  fraissup: number;
  reduction: number;
}

/** All that an order's figures follow from. */
export interface TypedDetail extends Detail {
  typereduction: TypeReduction;
}

type Held<T> = { [Name in keyof T]?: T[Name] | null | '' };

/** What a form holds of it: an empty fee or reduction counts as none. */
export function detailOf({ listdetailscommande, fraissup, typereduction, reduction }: Held<TypedDetail>): TypedDetail {
  return {
    listdetailscommande: listdetailscommande || [],
    fraissup: fraissup || 0,
    typereduction: typereduction || 1,
    reduction: reduction || 0,
  };
}

/** A line more: the reduction is to be thought over again (spec § 4 Order reduction). */
export function addLigne({ listdetailscommande, fraissup }: Detail, ligne: LigneCommande): Detail {
  return { listdetailscommande: [...listdetailscommande, ligne], fraissup, reduction: 0 };
}

/** Another line in its place: fees and reduction are to be thought over again (spec § 4 Order reduction). */
export function replaceLigne({ listdetailscommande }: Detail, rank: number, ligne: LigneCommande): Detail {
  const lignes = listdetailscommande.map((other, at) => (at === rank ? ligne : other));
  return { listdetailscommande: lignes, fraissup: 0, reduction: 0 };
}

/** A line less: fees and reduction are to be thought over again (spec § 4 Order reduction). */
export function removeLigne({ listdetailscommande }: Detail, rank: number): Detail {
  return { listdetailscommande: listdetailscommande.filter((_, at) => at !== rank), fraissup: 0, reduction: 0 };
}

/** What was typed and is 0 now, to be told (PRODUCT 1.8). */
export function resetOf(before: Detail, after: Detail): 'frais' | 'reduction' | 'fraisreduction' | null {
  const isFrais = before.fraissup !== 0 && after.fraissup === 0;
  const isReduction = before.reduction !== 0 && after.reduction === 0;
  if (isFrais) return isReduction ? 'fraisreduction' : 'frais';
  return isReduction ? 'reduction' : null;
}
