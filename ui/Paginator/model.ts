import { pageFromInput } from '@comptoir/domain/texte';

/** Digits only, as they are typed (spec § 5). */
export function draftOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The page that a typed text leads to: rubbish is page 1, what is behind the end is the last page (DESIGN rule 9). */
export function pageOf(text: string, pageCount: number): number {
  return Math.min(pageFromInput(text), pageCount);
}
