import type { Reglement } from '@comptoir/contract/reglements';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { useToast } from '@comptoir/ui/Toasts';
import { useLang } from '../frame/i18n/useLang';
import { useImprimeOffer } from '../imprimes/ImprimeDialog';
import { type Imprimable, imprimeDeReglement } from '../imprimes/imprimable';
import { useNumeroImprime } from '../imprimes/useNumeroImprime';
import type { Said } from '../records/forms/useSave';
import type { Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { useCaisseChoices } from './useCaisseChoices';

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
 * Builds the toast after a payment: what was paid, and the number of a new document, which it offers to print and to
 * send (ADR 0042), after another action when nothing is owed any more (DESIGN rule 17).
 */
export function useSaid(dette: Pick<Dette, 'from' | 'tel'>, { onSettled, keptOf }: Saying) {
  const { t } = useLang();
  const toast = useToast();
  const texts = TEXTES_DETTE[dette.from];
  const numeroOf = useNumeroImprime();
  const offerOf = useImprimeOffer();
  const { data: choices = [] } = useCaisseChoices(dette.from);
  const asks = ({ caisseid }: Reglement) => choices.find((choice) => choice.caisseid === caisseid)?.decharge === 1;
  const documentOf = (row: Reglement): Imprimable | null => {
    const imprime = imprimeDeReglement(row, dette);
    return imprime && { ...imprime, isSignedFirst: asks(row) };
  };
  /**
   * Returns the toast of a payment, with the remainder `restant`, francs. For a corrected payment it does not repeat
   * the number `avant` nor the change.
   */
  return (row: Reglement, restant: Francs, avant?: string): Said => {
    const isNew = row.numero !== avant;
    const paid = t(texts.fait, { montant: formatMontant(row.montant), reste: formatNombre(restant) });
    const next = restant === 0 ? onSettled?.() : undefined;
    const print = offerOf(t('dashboard.imprimer'), isNew ? documentOf(row) : null);
    const monnaie = avant === undefined && row.montantRendu > 0 && formatMontant(row.montantRendu);
    if (monnaie) toast.due(t(texts.monnaiedue), monnaie);
    const lines = [paid, monnaie && t(texts.monnaie, { montant: monnaie }), keptOf?.(row), isNew && numeroOf(row)];
    return [lines.filter(Boolean).join('\n'), next, print];
  };
}
