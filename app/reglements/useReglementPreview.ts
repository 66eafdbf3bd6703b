import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { caisses } from '@comptoir/contract/caisses';
import type { Reglement } from '@comptoir/contract/reglements';
import { previewReglement } from '@comptoir/domain/reglementPreview';
import type { Francs } from '@comptoir/domain/units';
import { useState } from 'react';
import { useRoute } from '../frame/reads/useRoute';
import type { Dette } from './dette';

interface Typed {
  caisseid: unknown;
  montant: unknown;
}

interface Context {
  montantrestant: Francs;
  /** The registers to choose from; null while they load. */
  choices: readonly CaisseChoice[] | null;
}

/**
 * Computes the live amounts of the payment form. After a lost answer the payment may have been made already: the resent
 * form keeps the figures that it was first sent with, because the payment itself may have changed the current ones.
 */
export function useReglementPreview(
  { from }: Dette,
  typed: Typed,
  base: Reglement | null,
  montantrestant: Francs,
  isSentAgain: boolean,
) {
  const { data, error, read } = useRoute(caisses.all, {});
  const live: Context = { montantrestant, choices: data ?? null };
  const [sent, setSent] = useState(live);
  const context = isSentAgain ? sent : live;
  const caisse = context.choices?.find(({ caisseid }) => caisseid === typed.caisseid) ?? null;
  const preview = previewReglement({
    from,
    montantrestant: context.montantrestant,
    remis: typeof typed.montant === 'number' ? typed.montant : null,
    caisse,
    edited: base && { caisseid: base.caisseid, net: base.montant },
  });
  return { preview, caisse, choices: context.choices, choicesError: error, read, keepFigures: () => setSent(live) };
}
