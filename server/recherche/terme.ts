import { type Cherche, rechercheSought } from '@comptoir/domain/recherche';
import { patternContaining } from '../db/page';
import type { Reach } from '../frame/access/reach';

/** Number of characters from which a trigram index finds a text. */
const INDEXED_FROM = 3;

/** What is searched for, as the database looks for it. */
export interface Terme extends Pick<Cherche, 'montant' | 'imprime'> {
  /** `LIKE` patterns. */
  patterns: readonly string[];
  /** Whether an index finds the patterns; a shorter term is looked for only among the newest records. */
  isIndexed: boolean;
  /** The registers within reach. */
  caisses: Reach;
}

/** Returns the term to search for among what these registers hold, or null when nothing of it can be searched. */
export function termeOf(text: string, caisses: Reach): Terme | null {
  const sought = rechercheSought(text);
  if (!sought) return null;
  const { cles, montant, imprime } = sought;
  const isIndexed = (cles[0]?.length ?? 0) >= INDEXED_FROM;
  return { patterns: cles.map(patternContaining), isIndexed, montant, imprime, caisses };
}
