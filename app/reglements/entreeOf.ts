import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { add } from '@comptoir/domain/money';
import { ecartReglement, REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { ReglementPreview, ReglementTyped } from '@comptoir/domain/reglementPreview';
import type { Soldes } from '../plafonds/depassement';

/**
 * Returns the balance of the chosen register before the money of an order comes in, and with it and what is too much, in francs; null where
 * none comes in, and where the balance is not known. The fee leaves after the money has come in, so the limit judges
 * without it (ADR 0043). A corrected payment brings its difference, or all of it into another register.
 */
export function entreeOf(
  from: ReglementFrom,
  caisse: Pick<CaisseChoice, 'caisseid' | 'solde'> | null,
  edited: ReglementTyped['edited'],
  { net, troppercu, refusal }: Pick<ReglementPreview, 'net' | 'troppercu' | 'refusal'>,
): Soldes | null {
  if (from === REGLEMENT_FROM.depense || refusal !== null) return null;
  if (caisse === null || caisse.solde === null) return null;
  const before = edited?.caisseid === caisse.caisseid ? add(edited.net, edited.troppercu) : null;
  return { avant: caisse.solde, apres: add(caisse.solde, ecartReglement(from, before, add(net, troppercu))) };
}
