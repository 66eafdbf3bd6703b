import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { reglements } from '@comptoir/contract/reglements';
import { formatDateLong } from '@comptoir/domain/dates';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { formatMontant } from '@comptoir/domain/money';
import { isPlainDate } from '@comptoir/domain/plainDate';
import { hasIdentical } from '@comptoir/domain/reglement';
import type { ReglementPreview } from '@comptoir/domain/reglementPreview';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { type FormEvent, useRef, useState } from 'react';
import { Confirmation } from '../frame/Confirmation';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import type { Dette } from './dette';
import { useFocusAtEnd } from './useFocusAtEnd';

interface Typed {
  caisse: CaisseChoice | null;
  remis: Francs;
  date: unknown;
  reglementid: RecordId | null;
}

/**
 * Returns sentences that ask about what is probably a mistake in a payment: an implausible amount, an identical
 * payment.
 */
export function useDoubts({ from, id }: Dette, { caisse, remis, date, reglementid }: Typed, preview: ReglementPreview) {
  const { t, lang } = useLang();
  const query = { from, page: 1, limit: MAX_LIMIT };
  const { data = [] } = useRoute(reglements.ofDette, { params: { id }, query });
  const doubts: string[] = [];
  if (preview.isImplausible) {
    const { owed, rendu } = preview;
    const named = { remis: formatMontant(remis), montant: formatMontant(owed), rendu: formatMontant(rendu) };
    doubts.push(t('reglement.remisdouteux', named));
  }
  const made = caisse && isPlainDate(date) && { caisseid: caisse.caisseid, montantremis: remis, date, reglementid };
  if (made && hasIdentical(data, made)) {
    const named = { montant: formatMontant(remis), caisse: caisse.libelle, date: formatDateLong(made.date, lang) };
    doubts.push(t('reglement.identique', named));
  }
  return doubts;
}

/** Returns a submit that asks for confirmation first when there are doubts (PRODUCT D, DESIGN rule 15). */
export function useAsked(doubts: readonly string[], onSubmit: () => Promise<void>) {
  const [isAsking, setIsAsking] = useState(false);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (doubts.length > 0) setIsAsking(true);
    else await onSubmit();
  };
  const confirm = () => {
    setIsAsking(false);
    void onSubmit();
  };
  return { isAsking, submit, confirm, cancel: () => setIsAsking(false) };
}

interface DoubtsDialogProps {
  confirm(): void;
  cancel(): void;
  doubts: readonly string[];
  /** Id of the amount field; null when the amount is not in doubt. */
  montantId: string | null;
}

/** Asks for confirmation; after a Non the focus goes to the amount field, if the amount is in doubt. */
export function DoubtsDialog({ confirm, cancel, doubts, montantId }: DoubtsDialogProps) {
  const isDenied = useRef(false);
  useFocusAtEnd(() => {
    if (isDenied.current && montantId) document.getElementById(montantId)?.focus();
  });
  const deny = () => {
    isDenied.current = true;
    cancel();
  };
  return <Confirmation tone="primary" detail={doubts.join(' ')} onConfirm={confirm} onCancel={deny} />;
}
