import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import type { Reglement } from '@comptoir/contract/reglements';
import { add } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { previewReglement } from '@comptoir/domain/reglementPreview';
import type { Francs } from '@comptoir/domain/units';
import { useState } from 'react';
import { useDepassement } from '../operations/PlafondCheck';
import { useJours } from '../operations/useJours';
import type { Dette } from './dette';
import { useCaisseChoices } from './useCaisseChoices';

interface Typed {
  caisseid?: unknown;
  montant?: unknown;
  frais?: unknown;
  date?: unknown;
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
  { from }: Pick<Dette, 'from'>,
  typed: Typed,
  base: Reglement | null,
  montantrestant: Francs,
  isSentAgain: boolean,
) {
  const { data, error, read } = useCaisseChoices(from);
  const live: Context = { montantrestant, choices: data ?? null };
  const [sent, setSent] = useState(live);
  const context = isSentAgain ? sent : live;
  const caisse = context.choices?.find(({ caisseid }) => caisseid === typed.caisseid) ?? null;
  const frais = typeof typed.frais === 'number' ? typed.frais : 0;
  const preview = previewReglement({
    from,
    montantrestant: context.montantrestant,
    remis: typeof typed.montant === 'number' ? typed.montant : null,
    frais,
    caisse,
    edited: editedOf(base),
  });
  const { soldeEntre: apres } = preview;
  const avant = caisse?.solde ?? null;
  const soldes = apres === null || avant === null ? null : { avant, apres };
  const depassement = useDepassement(caisse, isSentAgain ? null : soldes);
  const { choices } = context;
  const date = isSentAgain ? null : typed.date;
  const besoin = from === REGLEMENT_FROM.depense ? add(Number(typed.montant), frais) : 0;
  return {
    preview,
    frais,
    caisse,
    depassement,
    keepFigures: () => setSent(live),
    /** Why the register takes nothing of the typed day. */
    closed: useJours().refusOf(caisse ?? undefined, date),
    /** What the select of registers shows. */
    registers: { choices, read, hasFailed: error !== undefined, date, besoin },
  };
}

/**
 * The corrected payment as the preview undoes it; an answer that an older version of the app has cached has neither fee
 * nor surplus.
 */
function editedOf(base: Reglement | null) {
  if (!base) return null;
  const { caisseid, montant: net, troppercu = 0, frais = 0 } = base;
  return { caisseid, net, troppercu, frais };
}
