import { pageFromInput } from '@comptoir/domain/texte';

/** Returns only the digits of a typed text (spec § 5). */
export function draftOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Returns the page that a typed text leads to: page 1 for a text that is not a page, the last page for a number beyond
 * it (DESIGN rule 9).
 */
export function pageOf(text: string, pageCount: number): number {
  return Math.min(pageFromInput(text), pageCount);
}
