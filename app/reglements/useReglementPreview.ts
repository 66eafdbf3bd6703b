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
  /** Null while they are loading. */
  choices: readonly CaisseChoice[] | null;
}

/**
 * The live amounts of the payment form. When an answer was lost the payment may have been made: what is sent again is
 * shown and judged by the figures that it was first sent with, never by those that it has changed itself.
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
