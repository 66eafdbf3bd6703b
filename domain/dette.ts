import { percentOf, subtract } from './money';
import type { Francs } from './units';

/** Which debts (expenses or orders) a list shows: all, those that still owe something, the settled ones (spec § 2). */
export const FILTRES_DETTE = ['', 'insolde', 'solde'] as const;
export type FiltreDette = (typeof FILTRES_DETTE)[number];

/** Whether the filter shows a debt with `reste` francs left to pay. */
export function isOfFiltreDette(reste: Francs, filtre: FiltreDette): boolean {
  return filtre === '' || (reste === 0) === (filtre === 'solde');
}

/** Whether a debt may get this new amount: not less than what is already paid (CONTRACT "Money calls"). Francs. */
export function canLowerMontant(montant: Francs, regle: Francs): boolean {
  return montant >= regle;
}

/** The paid part of a debt in whole percent: 100 only when 0 franc remains (PRODUCT 1.9). Parameters in francs. */
export function partSoldee({ montant, reste }: { montant: Francs; reste: Francs }): number {
  return reste === 0 ? 100 : Math.min(percentOf(subtract(montant, reste), montant), 99);
}
