import { addDays } from './dates';
import { searchKey } from './texte';
import type { Count, Francs } from './units';

/** Two expenses that are at most so many days apart may be one that was recorded twice (ADR 0061). */
export const JOURS_PROCHES: Count = 3;

interface Saisie {
  libelle: string;
  montant: Francs;
  /** A plain date. */
  date: string;
}

/** Whether two expenses have the same amount and label, without accents, at most `JOURS_PROCHES` days apart. */
export function isProche(one: Saisie, other: Saisie): boolean {
  return (
    one.montant === other.montant &&
    addDays(one.date, -JOURS_PROCHES) <= other.date &&
    addDays(one.date, JOURS_PROCHES) >= other.date &&
    searchKey(one.libelle) === searchKey(other.libelle)
  );
}
