import { referenceIssues } from '@comptoir/contract/referenceRules';
import { reponseIssues } from '@comptoir/contract/transfertRules';
import { transferts } from '@comptoir/contract/transferts';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { useNatureOf } from '../operations/caissesVues';
import { PlafondCheck } from '../operations/PlafondCheck';
import { ReferenceInput } from '../operations/ReferenceInput';
import { useEntree } from '../operations/useEntree';
import { useOpenDay } from '../operations/useJours';
import { DateInput } from '../records/DateInput';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
import { useToday } from '../records/useToday';
import { type Answering, formOf } from './reponses';
import { TOUCHES } from './useTransfertForm';

const SANS_REFERENCE = { referencecible: z._default(z.literal(''), '') };

/**
 * The fields of each answer: an acceptance has no reason, and only an acceptance has the operator's reference. The
 * version is that of the transfer on the screen.
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

/** The form that accepts a transfer, sends it back for a reason, or undoes a receipt (ADR 0035). */
export function ReponseModal({ onClose, ...answering }: ReponseModalProps) {
  const { transfert, reponse } = answering;
  const { t } = useLang();
  const { form, nature } = useReponseForm(answering, onClose);
  const isUndone = transfert.etat === 'recu';
  // After a lost answer the register may hold the money already, so it is not checked again.
  const isComing = reponse === 'accepter' && !form.isSentAgain;
  const { apres, depassement } = useEntree(transfert.cibleid, isComing ? transfert.montant : null);
  const named = { montant: formatMontant(transfert.montant), source: transfert.source, cible: transfert.cible };
  // An acceptance is written in the target, a return in the source; a receipt is undone on its own day.
  const writtenin = reponse === 'accepter' ? transfert.cibleid : transfert.sourceid;
  const { day, isClosed } = useOpenDay(form, isUndone ? null : writtenin);
  return (
    <RecordForm
      title={t(`transfert.${reponse}titre`, named)}
      form={form}
      onClose={onClose}
      verb={t(reponse === 'annuler' ? 'transfert.reprendre' : `transfert.${reponse}`)}
      montant={transfert.montant}
      missing={form.missing}
      isSaveDisabled={depassement?.isRefuse === true || isClosed}
      check={
        depassement ? <PlafondCheck depassement={depassement} /> : <Apres libelle={transfert.cible} solde={apres} />
      }
      inputs={{
        date: !isUndone && <DateInput field={day} required days="past" min={transfert.date} />,
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
    >
      <Alert data-wide tone={isUndone ? 'warning' : 'info'}>
        {isUndone ? t('transfert.defaireaide', named) : t(`transfert.${reponse}aide`, named)}
        {!isUndone && reponse !== 'accepter' && transfert.frais > 0 && ` ${t('transfert.fraisrestent')}`}
      </Alert>
    </RecordForm>
  );
}

/** The last check before accepting: what the register then holds, where it is seen (DESIGN rule 15). */
function Apres({ libelle, solde }: { libelle: string; solde: Francs | null }) {
  const { t } = useLang();
  if (solde === null) return null;
  return <Alert tone="info">{t('transfert.apres', { libelle, solde: formatMontant(solde) })}</Alert>;
}

function useReponseForm(answering: Answering, onEnd: () => void) {
  const { transfert, reponse } = answering;
  const { transfertid, version, source, cible, cibleid } = transfert;
  const { t } = useLang();
  const today = useToday();
  // The person who accepts answers for the target, so they see it among their registers.
  const isAccepted = reponse === 'accepter';
  const nature = useNatureOf(isAccepted)(isAccepted ? cibleid : null);
  const named = { montant: formatMontant(transfert.montant), source, cible };
  const params = { transfertid };
  const form = useSentForm({
    ...TOUCHES,
    formName: formOf(answering),
    recordId: `${transfertid}.${version}`,
    schema: SAISIES[reponse],
    // The reference that the sender knew is filled in.
    defaults: { date: today, referencecible: isAccepted ? transfert.referencecible : '', motif: '' },
    rules: ({ date, referencecible }) => [
      ...reponseIssues(transfert, { reponse, date }, { today }),
      ...referenceIssues('referencecible', referencecible, nature && { nature }),
    ],
    labels: { date: 'depense.date', referencecible: 'reglement.reference', motif: 'activite.code' },
    needsLine: 'ligne.necessaire',
    write: ({ date, motif, referencecible }) =>
      reponse === 'accepter'
        ? writeOf(transferts.accepter, { params, body: { date, version, referencecible } })
        : writeOf(transferts[reponse], { params, body: { date, version, motif } }),
    title: t(`transfert.${reponse}titre`, named),
    said: () => [t(`transfert.${reponse}fait`, named)],
    onEnd,
  });
  return { form, nature };
}
