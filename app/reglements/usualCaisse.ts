import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { isArretee } from '../operations/jours';

/**
 * Returns the register that a payment begins with: the only one, or the last used if it can still be chosen; never one
 * that is closed on the business day `date`, since nothing is written there.
 */
export function usualCaisse(choices: readonly CaisseChoice[], last: unknown, date: unknown): number | null {
  const usual = choices.length === 1 ? choices[0] : choices.find(({ caisseid }) => caisseid === last);
  return usual && !isArretee(usual, date) ? usual.caisseid : null;
}
