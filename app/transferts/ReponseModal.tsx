import { transferts } from '@comptoir/contract/transferts';
import { DATES } from '@comptoir/domain/dateFormat';
import { isFuture } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { DateField } from '@comptoir/ui/DateField';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { PlafondCheck } from '../plafonds/PlafondCheck';
import { useEntree } from '../plafonds/useEntree';
import { textOf } from '../records/fieldValue';
import { FormInputs } from '../records/forms/FormInputs';
import { useCallForm } from '../records/forms/useCallForm';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
import { ReferenceInput } from '../records/reference/ReferenceInput';
import { referenceRule } from '../records/reference/referenceRule';
import { useNatureOf } from '../records/reference/useNatureOf';
import { useFormOnLine } from '../records/useFormOnLine';
import { useJours, useJoursDe } from '../records/useJours';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { type Answering, formOf } from './reponses';
import { TOUCHES } from './useTransfertForm';

const SANS_REFERENCE = { referencecible: z._default(z.literal(''), '') };

/**
 * What people type of each answer; an acceptance has no reason, and it alone says what the operator calls it. The version
 * is that of the transfer on the screen.
 */
const SAISIES = {
  accepter: z.extend(z.omit(transferts.accepter.body, { version: true }), { motif: z._default(z.literal(''), '') }),
  refuser: z.extend(z.omit(transferts.refuser.body, { version: true }), SANS_REFERENCE),
  annuler: z.extend(z.omit(transferts.annuler.body, { version: true }), SANS_REFERENCE),
};

const MOTIFS = {
  accepter: [],
  refuser: ['transfert.motifautremontant', 'transfert.motifrienrecu'],
  annuler: ['transfert.motiferreurcaisse', 'transfert.motiferreurmontant'],
} as const;

export interface ReponseModalProps extends Answering {
  onClose(): void;
}

/** The answer to a transfer: it is accepted, or goes back for a reason; what was received is undone (ADR 0035). */
export function ReponseModal({ onClose, ...answering }: ReponseModalProps) {
  const { transfert, reponse } = answering;
  const { t, lang } = useLang();
  const { form, nature, today } = useReponseForm(answering, onClose);
  const isUndone = transfert.etat === 'recu';
  // After a lost answer the register may hold the money already, so it is not checked again.
  const isComing = reponse === 'accepter' && !form.error?.isUnknownResult;
  const { apres, depassement } = useEntree(transfert.cibleid, isComing ? transfert.montant : null);
  const named = { montant: formatMontant(transfert.montant), source: transfert.source, cible: transfert.cible };
  const day = textOf(form.field('date'));
  // What is accepted is written in the target, what goes back in the source.
  const written = useJoursDe()(reponse === 'accepter' ? transfert.cibleid : transfert.sourceid);
  const closed = useJours().refusOf(written, isUndone || form.error?.isUnknownResult ? null : day.value);
  return (
    <RecordForm
      title={t(`transfert.${reponse}titre`, named)}
      form={form}
      onClose={onClose}
      verb={t(reponse === 'annuler' ? 'transfert.reprendre' : `transfert.${reponse}`)}
      montant={transfert.montant}
      missing={form.missing}
      isSaveDisabled={depassement?.isRefuse === true || closed !== undefined}
      check={
        depassement ? <PlafondCheck depassement={depassement} /> : <Apres libelle={transfert.cible} solde={apres} />
      }
    >
      <Alert data-wide tone={isUndone ? 'warning' : 'info'}>
        {isUndone ? t('transfert.defaireaide', named) : t(`transfert.${reponse}aide`, named)}
        {!isUndone && reponse !== 'accepter' && transfert.frais > 0 && ` ${t('transfert.fraisrestent')}`}
      </Alert>
      <FormInputs
        form={form}
        inputs={{
          date: !isUndone && (
            <DateField
              {...day}
              required
              today={today}
              format={DATES[lang]}
              min={transfert.date}
              max={today}
              error={closed ?? day.error}
            />
          ),
          referencecible: (
            <ReferenceInput
              field={form.field('referencecible')}
              nature={nature}
              caisseid={transfert.cibleid}
              refusal={form.error}
            />
          ),
          motif: reponse !== 'accepter' && <MotifField field={form.field('motif')} usual={MOTIFS[reponse]} />,
        }}
      />
    </RecordForm>
  );
}

/** The last check before accepting: what the register then holds, where it is seen (DESIGN rule 15). */
function Apres({ libelle, solde }: { libelle: string; solde: Francs | null }) {
  const { t } = useLang();
  if (solde === null) return null;
  return <Alert tone="info">{t('transfert.apres', { libelle, solde: formatMontant(solde) })}</Alert>;
}

function useReponseForm(answering: Answering, onSaved: () => void) {
  const { transfert, reponse } = answering;
  const { transfertid, version, source, cible, cibleid, referencecible } = transfert;
  const { t } = useLang();
  const today = useToday();
  const accepter = useMutationOf(transferts.accepter, TOUCHES);
  const refuser = useMutationOf(transferts.refuser, TOUCHES);
  const annuler = useMutationOf(transferts.annuler, TOUCHES);
  // Who accepts answers for the target, so they see it among their registers.
  const isAccepted = reponse === 'accepter';
  const nature = useNatureOf(isAccepted)(isAccepted ? cibleid : null);
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
    // What the sender knew of it stands there already.
    defaults: { date: today, referencecible: isAccepted ? referencecible : '', motif: '' },
    rules: ({ date, ...body }) => ({
      ...(date && isFuture(date, today) ? { date: 'date.future' } : {}),
      ...referenceRule('referencecible', nature, body.referencecible),
    }),
    labels: { date: t('depense.date'), referencecible: t('reglement.reference'), motif: t('activite.code') },
    onSubmit: ({ date, motif, referencecible: reference }) =>
      save({ date, motif, version, transfertid }, (options) => {
        const params = { transfertid };
        const body = { date, version };
        if (isAccepted) return accepter.submit({ params, body: { ...body, referencecible: reference } }, options);
        const { submit } = reponse === 'refuser' ? refuser : annuler;
        return submit({ params, body: { ...body, motif } }, options);
      }),
  });
  return { form: useFormOnLine(form, t('ligne.necessaire')), nature, today };
}
