import { percentOf, subtract } from './money';
import type { Francs } from './units';

/** Which debts a list shows, expenses or orders: all, those that still owe something, those that are settled (spec § 2). */
export const FILTRES_DETTE = ['', 'insolde', 'solde'] as const;
export type FiltreDette = (typeof FILTRES_DETTE)[number];

/** Whether a debt on which so many francs remain is one that the filter shows. */
export function isOfFiltreDette(restant: Francs, filtre: FiltreDette): boolean {
  return filtre === '' || (restant === 0) === (filtre === 'solde');
}

/** Whether a debt, of an expense or an order, may get this amount: never below what is already paid (CONTRACT "Money calls"). Francs. */
export function canLowerMontant(montant: Francs, regle: Francs): boolean {
  return montant >= regle;
}

/** What of a debt is paid, in whole percent: 100 only when nothing remains, of 0 franc too (PRODUCT 1.9). Francs. */
export function partSoldee({ montant, reste }: { montant: Francs; reste: Francs }): number {
  return reste === 0 ? 100 : Math.min(percentOf(subtract(montant, reste), montant), 99);
}
