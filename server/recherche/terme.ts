import { parseMontantText } from '@comptoir/domain/money';
import { digitsOf } from '@comptoir/domain/telephone';
import { searchKey } from '@comptoir/domain/texte';
import type { Francs } from '@comptoir/domain/units';
import { containing } from '../db/page';

/** Characters from which on a trigram index finds a text by itself. */
const INDEXED_FROM = 3;
const PHONE = /^[\d\s+().-]+$/u;

/** What is searched for, in every way in which it may be stored (PRODUCT K). */
export interface Terme {
  /** `LIKE` patterns: as it is typed and, of a phone, its digits without the country's prefix. */
  patterns: readonly string[];
  /** Whether an index finds them: a shorter one is looked for among the newest records alone. */
  isIndexed: boolean;
  /** Francs, when it reads as an amount. */
  montant: Francs | null;
}

/** Null of a term that says nothing. */
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
