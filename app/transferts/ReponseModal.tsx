import { transferts } from '@comptoir/contract/transferts';
import { DATES } from '@comptoir/domain/dateFormat';
import { isFuture } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { DateField } from '@comptoir/ui/DateField';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { textOf } from '../records/fieldValue';
import { FormInputs } from '../records/forms/FormInputs';
import { useCallForm } from '../records/forms/useCallForm';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
import { useFormOnLine } from '../records/useFormOnLine';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { type Answering, formOf } from './reponses';
import { TOUCHES } from './useTransfertForm';

/** What people type of each answer; an acceptance has no reason. The version is that of the transfer on the screen. */
const SAISIES = {
  accepter: z.extend(z.omit(transferts.accepter.body, { version: true }), { motif: z._default(z.literal(''), '') }),
  refuser: z.omit(transferts.refuser.body, { version: true }),
  annuler: z.omit(transferts.annuler.body, { version: true }),
};

const MOTIFS = {
  accepter: [],
  refuser: ['transfert.motifautremontant', 'transfert.motifrienrecu'],
  annuler: ['transfert.motiferreurcaisse', 'transfert.motiferreurmontant'],
} as const;

interface ReponseModalProps extends Answering {
  onClose(): void;
}

/** The answer to a transfer: it is accepted, or goes back for a reason; what was received is undone (ADR 0035). */
export function ReponseModal({ onClose, ...answering }: ReponseModalProps) {
  const { transfert, reponse } = answering;
  const { t, lang } = useLang();
  const { form, today } = useReponseForm(answering, onClose);
  const isUndone = transfert.etat === 'recu';
  const named = { montant: formatMontant(transfert.montant), source: transfert.source, cible: transfert.cible };
  return (
    <RecordForm title={t(`transfert.${reponse}titre`, named)} form={form} onClose={onClose}>
      <Alert data-wide tone={isUndone ? 'warning' : 'info'}>
        {isUndone ? t('transfert.defaireaide', named) : t(`transfert.${reponse}aide`, named)}
        {!isUndone && reponse !== 'accepter' && transfert.frais > 0 && ` ${t('transfert.fraisrestent')}`}
      </Alert>
      <FormInputs
        form={form}
        inputs={{
          date: !isUndone && (
            <DateField
              {...textOf(form.field('date'))}
              required
              today={today}
              format={DATES[lang]}
              min={transfert.date}
              max={today}
            />
          ),
          motif: reponse !== 'accepter' && <MotifField field={form.field('motif')} usual={MOTIFS[reponse]} />,
        }}
      />
    </RecordForm>
  );
}

function useReponseForm(answering: Answering, onSaved: () => void) {
  const { transfert, reponse } = answering;
  const { transfertid, version, source, cible } = transfert;
  const { t } = useLang();
  const today = useToday();
  const accepter = useMutationOf(transferts.accepter, TOUCHES);
  const refuser = useMutationOf(transferts.refuser, TOUCHES);
  const annuler = useMutationOf(transferts.annuler, TOUCHES);
  const formName = formOf(answering);
  const recordId = `${transfertid}.${version}`;
  const named = { montant: formatMontant(transfert.montant), source, cible };
  const save = useSave(formName, recordId, onSaved, {
    title: t(`transfert.${reponse}titre`, named),
    success: () => [t(`transfert.${reponse}fait`, named)],
  });
  const form = useCallForm({
    formName,
    recordId,
    schema: SAISIES[reponse],
    defaults: { date: today, motif: '' },
    rules: ({ date }) => (date && isFuture(date, today) ? { date: 'date.future' } : {}),
    labels: { date: t('depense.date'), motif: t('activite.code') },
    onSubmit: ({ date, motif }) =>
      save({ date, motif, version, transfertid }, (options) => {
        const params = { transfertid };
        const body = { date, version };
        if (reponse === 'accepter') return accepter.submit({ params, body }, options);
        const { submit } = reponse === 'refuser' ? refuser : annuler;
        return submit({ params, body: { ...body, motif } }, options);
      }),
  });
  return { form: useFormOnLine(form, t('ligne.necessaire')), today };
}
