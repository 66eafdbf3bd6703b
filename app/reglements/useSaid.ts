import { formatMontant, formatNombre } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import type { Toaster } from '@comptoir/ui/Toasts';
import { useRef } from 'react';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';

type Said = Parameters<Toaster['success']>;

export interface Settled {
  /** Told once nothing is owed any more, before the form closes; gives what is offered then. */
  onSettled?: (() => Said[1]) | undefined;
}

/** What is said of a payment that was made, and offered where nothing is owed any more (DESIGN rule 17). */
export function useSaid(fait: TextKey, { onSettled }: Settled) {
  const { t } = useLang();
  const made = useRef({ montant: 0, restant: 0 });
  return {
    /** What will remain owed, as the form shows it when it is sent, francs. */
    foresee: (restant: number) => {
      made.current.restant = restant;
    },
    /** What entered or left the register, and what remains owed; null where that was foreseen alone. Francs. */
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
