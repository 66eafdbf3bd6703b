import { type FormEvent, useState } from 'react';
import type { CaisseChoice } from '#contract/caisses';
import { reglements } from '#contract/reglements';
import { formatDateLong } from '#domain/dates';
import { MAX_LIMIT } from '#domain/limits';
import { formatMontant } from '#domain/money';
import { isPlainDate } from '#domain/plainDate';
import { hasIdentical } from '#domain/reglement';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { Confirmation } from '../records/Confirmation';
import type { Dette } from './dette';

interface Typed {
  caisseid: unknown;
  remis: number;
  date: unknown;
  reglementid: number | null;
}

/**
 * A submit that asks first when the debt has an identical payment (PRODUCT D). What is sent again after a lost
 * answer is not asked about: the identical payment may be itself, and its key keeps it one.
 */
export function useIdenticalCheck(
  { from, id }: Dette,
  { caisseid, remis, date, reglementid }: Typed,
  isSentAgain: boolean,
  onSubmit: () => Promise<void>,
) {
  const [isAsking, setIsAsking] = useState(false);
  const query = { from, page: 1, limit: MAX_LIMIT };
  const { data = [] } = useRoute(reglements.ofDette, { params: { id }, query });

  const isIdentical =
    typeof caisseid === 'number' &&
    typeof date === 'string' &&
    !isSentAgain &&
    hasIdentical(data, { caisseid, montantremis: remis, date, reglementid });

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isIdentical) setIsAsking(true);
    else await onSubmit();
  };
  const confirm = () => {
    setIsAsking(false);
    void onSubmit();
  };
  return { isAsking, submit, confirm, cancel: () => setIsAsking(false) };
}

interface IdenticalDialogProps {
  isAsking: boolean;
  confirm(): void;
  cancel(): void;
  caisse: CaisseChoice | null;
  montant: number;
  date: unknown;
}

export function IdenticalDialog({ isAsking, confirm, cancel, caisse, montant, date }: IdenticalDialogProps) {
  const { t, lang } = useLang();
  const named = {
    montant: formatMontant(montant),
    caisse: caisse?.libelle ?? '',
    date: isPlainDate(date) ? formatDateLong(date, lang) : '',
  };
  return (
    <Confirmation
      open={isAsking}
      tone="primary"
      detail={t('reglement.identique', named)}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
