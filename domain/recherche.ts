import { type Rang, rangOf } from './imprime';
import { parseMontantText } from './money';
import { isReference, normalizeReference } from './reference';
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
  /** The operator's reference as it is kept when the term reads as one, otherwise null (ADR 0037). */
  reference: string | null;
}

/** How well a record answers a term, the best first: its number or reference, its label's beginning, a word's, any. */
export const RANG_TROUVE = { exact: 0, debut: 1, mot: 2, dedans: 3 } as const;

/** Returns how well a label answers the forms of a term. */
export function rangDuLibelle(libelle: string, { cles }: Pick<Cherche, 'cles'>): number {
  const key = searchKey(libelle);
  if (cles.some((cle) => key.startsWith(cle))) return RANG_TROUVE.debut;
  return cles.some((cle) => key.includes(` ${cle}`)) ? RANG_TROUVE.mot : RANG_TROUVE.dedans;
}

/** Returns the forms of a search text, or null for a blank text. */
export function rechercheSought(text: string): Cherche | null {
  const cle = searchKey(text);
  if (cle === '') return null;
  const digits = PHONE.test(text) ? digitsOf(text) : '';
  const typed = parseMontantText(text);
  const reference = normalizeReference(text);
  return {
    cles: [...new Set([cle, ...(digits.length >= LEAST_DIGITS ? [digits] : [])])],
    montant: typed.ok ? typed.montant : null,
    imprime: rangOf(text),
    reference: isReference(reference) ? reference : null,
  };
}
