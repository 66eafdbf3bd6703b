import { formatMontant, formatNombre } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import type { Toaster } from '@comptoir/ui/Toasts';
import { useRef } from 'react';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';

type Said = Parameters<Toaster['success']>;

export interface Settled {
  /** Called when the debt is settled, before the form closes; returns the action that the toast then offers. */
  onSettled?: (() => Said[1]) | undefined;
}

/** Builds the toast after a payment, with an action when nothing is owed any more (DESIGN rule 17). */
export function useSaid(fait: TextKey, { onSettled }: Settled) {
  const { t } = useLang();
  const made = useRef({ montant: 0, restant: 0 });
  return {
    /** Keeps the remainder that the form shows when it is sent, francs. */
    foresee: (restant: number) => {
      made.current.restant = restant;
    },
    /**
     * Keeps the amount that entered or left the register, and the remainder, francs; null keeps the foreseen remainder.
     */
    done: (montant: Francs, restant: number | null) => {
      made.current = { montant, restant: restant ?? made.current.restant };
    },
    success: (): Said => {
      const { montant, restant } = made.current;
      return [
        t(fait, { montant: formatMontant(montant), reste: formatNombre(restant) }),
        restant === 0 ? onSettled?.() : undefined,
      ];
    },
  };
}
