import { formatMontant, formatNombre } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Toaster } from '@comptoir/ui/Toasts';
import { useRef } from 'react';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { type Numbered, usePiece } from './usePiece';
import { useTirage } from './useTirage';

type Said = Parameters<Toaster['success']>;

/** What the answer says of a payment: `montant` entered or left the register, francs. */
interface Made extends Numbered {
  montant: Francs;
}

export interface Settled {
  /**
   * Called when the debt is settled, before the form closes; returns the action that the toast then offers in place of
   * the print.
   */
  onSettled?: (() => Said[1]) | undefined;
}

/**
 * Builds the toast after a payment: what was paid, the number of a new document, which it offers to print (ADR 0042), or
 * another action when nothing is owed any more (DESIGN rule 17).
 */
export function useSaid(fait: TextKey, { onSettled }: Settled) {
  const { t } = useLang();
  const pieceOf = usePiece();
  const tirer = useTirage();
  const made = useRef({ montant: 0, restant: 0, piece: '', imprimeid: null as RecordId | null });
  return {
    /** Keeps the remainder that the form shows when it is sent, francs. */
    foresee: (restant: number) => {
      made.current.restant = restant;
    },
    /**
     * Keeps the amount and the number of the payment, and the remainder, francs; null keeps the foreseen remainder. The
     * number that a corrected payment had already, `avant`, is not said again.
     */
    done: ({ montant, ...row }: Made, restant: number | null, avant: string | undefined) => {
      const piece = row.numero === avant ? null : pieceOf(row);
      made.current = {
        montant,
        restant: restant ?? made.current.restant,
        piece: piece ?? '',
        imprimeid: piece ? (row.imprimeid ?? null) : null,
      };
    },
    success: (): Said => {
      const { montant, restant, piece, imprimeid } = made.current;
      const paid = t(fait, { montant: formatMontant(montant), reste: formatNombre(restant) });
      const next = restant === 0 ? onSettled?.() : undefined;
      const print = imprimeid ? { label: t('dashboard.imprimer'), onAction: () => void tirer(imprimeid) } : undefined;
      return [piece ? `${paid}\n${piece}` : paid, next ?? print];
    },
  };
}
