import { parseMontantText } from '@comptoir/domain/money';
import { digitsOf } from '@comptoir/domain/telephone';
import { searchKey } from '@comptoir/domain/texte';
import type { Francs } from '@comptoir/domain/units';
import { containing } from '../db/page';

/** Number of characters from which a trigram index finds a text. */
const INDEXED_FROM = 3;
const PHONE = /^[\d\s+().-]+$/u;

/** What is searched for, in every form in which it may be stored (PRODUCT K). */
export interface Terme {
  /** `LIKE` patterns: the term as it is typed and, if it is a phone, its digits without the country's prefix. */
  patterns: readonly string[];
  /** Whether an index finds the patterns; a shorter term is looked for only among the newest records. */
  isIndexed: boolean;
  /** The amount in francs when the term reads as one, otherwise null. */
  montant: Francs | null;
}

/** Returns the term to search for, or null when nothing of it can be searched. */
export function termeOf(text: string): Terme | null {
  const key = searchKey(text);
  if (key === '') return null;
  const digits = PHONE.test(text) ? digitsOf(text) : '';
  const typed = parseMontantText(text);
  return {
    patterns: [...new Set([key, ...(digits.length >= INDEXED_FROM ? [digits] : [])])].map(containing),
    isIndexed: key.length >= INDEXED_FROM,
    montant: typed.ok ? typed.montant : null,
  };
}
