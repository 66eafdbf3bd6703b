import type { CaisseChoice } from '@comptoir/contract/caisseChoices';

/** The register that a payment begins with: the one last used where it may still be chosen, or the only one. */
export function usualCaisse(choices: readonly CaisseChoice[], last: unknown): number | null {
  const usual = choices.length === 1 ? choices[0] : choices.find(({ caisseid }) => caisseid === last);
  return usual?.caisseid ?? null;
}
