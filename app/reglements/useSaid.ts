import type { Reglement } from '@comptoir/contract/reglements';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import { type Toaster, useToast } from '@comptoir/ui/Toasts';
import { useRef } from 'react';
import { useLang } from '../frame/i18n/useLang';
import type { Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { type Piece, pieceDe, usePieceOffer } from './PieceDialog';
import { useCaisseChoices } from './useCaisseChoices';
import { usePiece } from './usePiece';

type Said = Parameters<Toaster['success']>;

export interface Settled {
  /**
   * Called when the debt is settled, before the form closes; returns the action that the toast then offers before the
   * print.
   */
  onSettled?: (() => Said[1]) | undefined;
}

interface Saying extends Settled {
  /** Says what is kept of the payment beyond the debt, where that can be. */
  keptOf?: (row: Reglement) => string;
}

/**
 * Builds the toast after a payment: what was paid, and the number of a new document, which it offers to print and to send
 * (ADR 0042), after another action when nothing is owed any more (DESIGN rule 17).
 */
export function useSaid(dette: Pick<Dette, 'from' | 'tel'>, { onSettled, keptOf }: Saying) {
  const { t } = useLang();
  const toast = useToast();
  const texts = TEXTES_DETTE[dette.from];
  const pieceOf = usePiece();
  const offerOf = usePieceOffer();
  const { data: choices = [] } = useCaisseChoices(dette.from);
  const asks = ({ caisseid }: Reglement) => choices.find((choice) => choice.caisseid === caisseid)?.decharge === 1;
  const documentOf = (row: Reglement): Piece | null => {
    const piece = pieceDe(row, dette);
    return piece && { ...piece, isSignedFirst: asks(row) };
  };
  const made = useRef({ montant: 0, rendu: 0, restant: 0, said: '', piece: null as Piece | null });
  return {
    /** Keeps the remainder that the form shows when it is sent, francs. */
    foresee: (restant: number) => {
      made.current.restant = restant;
    },
    /**
     * Keeps the amount, the change, what is kept of it and the number of the payment, and the remainder, francs; null
     * keeps the foreseen remainder. What a corrected payment had already is not said again: the number `avant`, and the
     * change.
     */
    done: (row: Reglement, restant: number | null, avant: string | undefined) => {
      const isNew = row.numero !== avant;
      made.current = {
        montant: row.montant,
        rendu: avant === undefined ? row.montantRendu : 0,
        restant: restant ?? made.current.restant,
        said: [keptOf?.(row), isNew && pieceOf(row)].filter(Boolean).join('\n'),
        piece: isNew ? documentOf(row) : null,
      };
    },
    success: (): Said => {
      const { montant, rendu, restant, said, piece } = made.current;
      const paid = t(texts.fait, { montant: formatMontant(montant), reste: formatNombre(restant) });
      const next = restant === 0 ? onSettled?.() : undefined;
      const print = offerOf(t('dashboard.imprimer'), piece);
      const monnaie = rendu > 0 && formatMontant(rendu);
      if (monnaie) toast.due(t(texts.monnaiedue), monnaie);
      const lines = [paid, monnaie && t(texts.monnaie, { montant: monnaie }), said];
      return [lines.filter(Boolean).join('\n'), next, print];
    },
  };
}
