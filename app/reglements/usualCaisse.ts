import type { CaisseChoice } from '@comptoir/contract/caisseChoices';

/** Returns the register that a payment begins with: the only one, or the last used if it can still be chosen. */
export function usualCaisse(choices: readonly CaisseChoice[], last: unknown): number | null {
  const usual = choices.length === 1 ? choices[0] : choices.find(({ caisseid }) => caisseid === last);
  return usual?.caisseid ?? null;
}
