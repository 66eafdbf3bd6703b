import { type Cherche, rechercheSought } from '@comptoir/domain/recherche';
import { patternContaining } from '../db/page';
import type { Reach } from '../frame/access/reach';

/** Number of characters from which a trigram index finds a text. */
const INDEXED_FROM = 3;

/** A search term in the forms that the database needs. */
export interface Terme extends Pick<Cherche, 'montant' | 'imprime' | 'reference'> {
  /** `LIKE` patterns. */
  patterns: readonly string[];
  /** Whether an index finds the patterns; a shorter term is searched only among the newest records. */
  isIndexed: boolean;
  /** The registers within reach. */
  caisses: Reach;
}

/** A typed term, and the registers within reach of who typed it. */
export interface Cherchee {
  term: string;
  caisses: Reach;
}

/** Returns the term to search for among the data of these registers, or null when nothing of it can be searched. */
export function termeOf(text: string, caisses: Reach): Terme | null {
  const sought = rechercheSought(text);
  if (!sought) return null;
  const { cles, ...formes } = sought;
  const isIndexed = (cles[0]?.length ?? 0) >= INDEXED_FROM;
  return { patterns: cles.map(patternContaining), isIndexed, ...formes, caisses };
}
