import type { Nature } from './caisse';

/** The operator of a wallet numbers each operation; a bank may; nobody numbers the operations of a cash drawer. */
const PORTEFEUILLES: ReadonlySet<Nature> = new Set<Nature>(['wave', 'orange', 'mtn', 'moov']);

/** Whether a register is a wallet of mobile money (ADR 0037). */
export const isPortefeuille = (nature: Nature): boolean => PORTEFEUILLES.has(nature);

/** Whether the money of a register moves through an operator, who gives references and takes fees (ADR 0037). */
export const hasOperateur = (nature: Nature): boolean => isPortefeuille(nature) || nature === 'banque';

/** A reference in the form in which it is kept and compared: without spaces, in capital letters (CASH § 3). */
export const normalizeReference = (reference: string): string => reference.replace(/\s/g, '').toUpperCase();

/** Whether a normalised text can be a reference: capital letters without accents, digits and `.` `_` `-` `/`. */
export const isReference = (reference: string): boolean => /^[A-Z0-9._/-]+$/.test(reference);

/**
 * Why a register of this nature refuses a reference ('' for none), or null: a wallet needs one, cash has none, a bank
 * accepts both.
 */
export function referenceRefusal(nature: Nature, reference: string): 'requise' | 'sans_objet' | null {
  if (reference === '') return isPortefeuille(nature) ? 'requise' : null;
  return hasOperateur(nature) ? null : 'sans_objet';
}
