import type { Avance } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { FormInputs } from '../records/forms/FormInputs';
import { useCallForm } from '../records/forms/useCallForm';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
import { useFormOnLine } from '../records/useFormOnLine';
import { useSave } from '../records/useSave';
import { TOUCHES } from './touches';

/** What people type; the version is that of the advance on the screen. */
const Motif = z.omit(avances.refuser.body, { version: true });

const MOTIFS = {
  refuser: ['avance.motifbesoin', 'avance.motiffonds'],
  annuler: ['avance.motifplusbesoin', 'avance.motifmontant'],
} as const;

export interface DecisionModalProps {
  avance: Avance;
  acte: 'refuser' | 'annuler';
  onClose(): void;
}

/** An advance is refused, or given up before it is paid out, for a reason (ADR 0039). */
export function DecisionModal({ avance, acte, onClose }: DecisionModalProps) {
  const { t } = useLang();
  const { avanceid, version, montant, porteur } = avance;
  const refuser = useMutationOf(avances.refuser, TOUCHES);
  const annuler = useMutationOf(avances.annuler, TOUCHES);
  const { submit } = acte === 'refuser' ? refuser : annuler;
  const formName = `avance${acte}`;
  const recordId = `${avanceid}.${version}`;
  const title = t(`avance.${acte}titre`, { montant: formatMontant(montant), porteur });
  const save = useSave(formName, recordId, onClose, { title, success: () => [t(`avance.${acte}fait`)] });
  const asked = useCallForm({
    formName,
    recordId,
    schema: Motif,
    defaults: { motif: '' },
    labels: { motif: t('avance.motif') },
    onSubmit: ({ motif }) =>
      save({ motif, version }, (options) => submit({ params: { avanceid }, body: { motif, version } }, options)),
  });
  const form = useFormOnLine(asked, t('ligne.necessaire'));
  const verb = acte === 'refuser' ? { verb: t('avance.refuser'), montant } : { verb: t('avance.annulercourt') };
  return (
    <RecordForm title={title} form={form} onClose={onClose} missing={form.missing} {...verb}>
      <Alert data-wide tone="info">
        {t(`avance.${acte}aide`)}
      </Alert>
      <FormInputs form={form} inputs={{ motif: <MotifField field={form.field('motif')} usual={MOTIFS[acte]} /> }} />
    </RecordForm>
  );
}
