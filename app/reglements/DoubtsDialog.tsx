import { formatMontant } from '@comptoir/domain/money';
import { useRef } from 'react';
import { Confirmation } from '../frame/Confirmation';
import { useLang } from '../frame/i18n/useLang';
import type { Doubts } from './useDoubts';
import { useFocusAtEnd } from './useFocusAtEnd';

interface DoubtsDialogProps {
  confirm(): void;
  cancel(): void;
  doubts: Doubts;
  /** Id of the amount field. */
  montantId: string;
}

/** Asks for confirmation; after a refusal the focus goes to the amount field, if the amount is in doubt. */
export function DoubtsDialog({ confirm, cancel, doubts, montantId }: DoubtsDialogProps) {
  const isDenied = useRef(false);
  const kept = useKept(doubts);
  useFocusAtEnd(() => {
    if (isDenied.current && doubts.isMontant) document.getElementById(montantId)?.focus();
  });
  const deny = () => {
    isDenied.current = true;
    cancel();
  };
  return (
    <Confirmation tone="primary" {...kept} detail={doubts.sentences.join(' ')} onConfirm={confirm} onCancel={deny} />
  );
}

/** The words for the two answers when an operator received too much: keep it, or correct the amount. */
function useKept({ remis, trop }: Doubts) {
  const { t } = useLang();
  if (trop === 0) return {};
  return {
    title: t('reglement.troppercu'),
    question: t('reglement.troppercuquestion', { recu: formatMontant(remis), trop: formatMontant(trop) }),
    confirmLabel: t('reglement.troppercugarder'),
    cancelLabel: t('reglement.troppercucorriger'),
  };
}
