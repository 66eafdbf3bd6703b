import { prixUnitaire, type TypeReduction } from '@comptoir/domain/commande';
import { type Detail, type LigneProposee, type LigneTypee, ligneOf, totalAuPrix } from '@comptoir/domain/lignes';
import type { Francs } from '@comptoir/domain/units';

/** A line as the form holds it; `rank` is that of the line being edited, null for a new one. */
export interface Saisie extends LigneTypee {
  rank: number | null;
  /** Francs of one piece, where that is what was typed: the line's amount follows from it. */
  prix?: number | null;
}

export const NO_SAISIE: Saisie = { libelle: '', qtecmd: 1, mnttotal: null, rank: null };

/** Nothing would be lost with it. */
export function isUntouched({ libelle, mnttotal, qtecmd, rank, prix = null }: Saisie): boolean {
  const isPriced = mnttotal !== null || prix !== null;
  return libelle.trim() === '' && !isPriced && (qtecmd === null || qtecmd === 1) && rank === null;
}

/** The price of one piece was typed: whatever the quantity, the amount follows from it. */
export function withPrix(saisie: Saisie, prix: number | null): Saisie {
  return { ...saisie, prix, mnttotal: totalAuPrix(prix, saisie.qtecmd) };
}

/** The line's amount was typed: whatever the quantity, it stays. */
export const withMontant = (saisie: Saisie, mnttotal: Francs | null): Saisie => ({ ...saisie, prix: null, mnttotal });

export function withQuantite(saisie: Saisie, qtecmd: number | null): Saisie {
  const { prix = null } = saisie;
  return prix === null ? { ...saisie, qtecmd } : withPrix({ ...saisie, qtecmd }, prix);
}

/** What was sold before under this label; its price stands where none was typed. */
export function withProposition(saisie: Saisie, { libelle, prixunitaire }: LigneProposee): Saisie {
  const named = { ...saisie, libelle };
  const isTyped = saisie.mnttotal !== null && (saisie.prix ?? null) === null;
  return isTyped || prixunitaire === 0 ? named : withPrix(named, prixunitaire);
}

/** Francs of one piece, typed or rounded down from the line's amount; null while there is nothing to tell. */
export function prixOf({ prix = null, ...saisie }: Saisie): number | null {
  const ligne = ligneOf({ ...saisie, libelle: '-' });
  return prix ?? (ligne && prixUnitaire(ligne));
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
