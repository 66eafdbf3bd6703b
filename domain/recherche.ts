import { type Rang, rangOf } from './imprime';
import { parseMontantText } from './money';
import { digitsOf } from './telephone';
import { searchKey } from './texte';
import type { Francs } from './units';

/** A shorter number, in digits, is not searched for in phones. */
const LEAST_DIGITS = 3;
const PHONE = /^[\d\s+().-]+$/u;

/** A search term in every form in which it may be stored (PRODUCT K). */
export interface Cherche {
  /** The term without case and accents, and, when it is a phone, its digits without the country's prefix. */
  cles: readonly string[];
  /** The amount in francs when the term reads as one, otherwise null. */
  montant: Francs | null;
  /** The number of a payment's or an order's document when the term reads as one, otherwise null (ADR 0041). */
  imprime: Rang | null;
}

/** Returns the forms of a search text, or null for a blank text. */
export function rechercheSought(text: string): Cherche | null {
  const cle = searchKey(text);
  if (cle === '') return null;
  const digits = PHONE.test(text) ? digitsOf(text) : '';
  const typed = parseMontantText(text);
  return {
    cles: [...new Set([cle, ...(digits.length >= LEAST_DIGITS ? [digits] : [])])],
    montant: typed.ok ? typed.montant : null,
    imprime: rangOf(text),
  };
}
