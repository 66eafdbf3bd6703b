import type { Avance } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
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

/** The form that refuses an advance, or gives it up before it is paid out, for a reason (ADR 0039). */
export function DecisionModal({ avance, acte, onClose }: DecisionModalProps) {
  const { t } = useLang();
  const { avanceid, version, montant, porteur } = avance;
  const title = t(`avance.${acte}titre`, { montant: formatMontant(montant), porteur });
  const form = useSentForm({
    ...TOUCHES,
    formName: `avance${acte}`,
    recordId: `${avanceid}.${version}`,
    schema: Motif,
    labels: { motif: 'avance.motif' },
    needsLine: 'ligne.necessaire',
    write: ({ motif }) => writeOf(avances[acte], { params: { avanceid }, body: { motif, version } }),
    title,
    said: () => [t(`avance.${acte}fait`)],
    onEnd: onClose,
  });
  const verb = acte === 'refuser' ? { verb: t('avance.refuser'), montant } : { verb: t('avance.annulercourt') };
  return (
    <RecordForm
      title={title}
      form={form}
      onClose={onClose}
      missing={form.missing}
      {...verb}
      inputs={{ motif: <MotifField field={form.field('motif')} usual={MOTIFS[acte]} /> }}
    >
      <Alert data-wide tone="info">
        {t(`avance.${acte}aide`)}
      </Alert>
    </RecordForm>
  );
}
