import type { Avance } from '@comptoir/contract/avance';
import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { isAApprouver } from '@comptoir/domain/avance';
import { formatDateLong } from '@comptoir/domain/dates';
import { formatMontant, subtract } from '@comptoir/domain/money';
import { hasOperateur } from '@comptoir/domain/reference';
import type { Francs } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../frame/i18n/useLang';
import { ReferenceInput } from '../operations/ReferenceInput';
import { DateInput } from '../records/DateInput';
import { MontantInput } from '../records/MontantInput';
import { RecordForm } from '../records/RecordForm';
import { CaisseSelect } from '../reglements/CaisseSelect';
import { useRegles } from './useActes';
import { useOctroiForm, useSources } from './useOctroiForm';

export interface OctroiModalProps {
  avance: Avance;
  onClose(): void;
}

/** The form that pays an advance out of a register; it says what remains there, or that it must be approved first. */
export function OctroiModal({ avance, onClose }: OctroiModalProps) {
  const { t, lang } = useLang();
  const { form, chosen, nature } = useOctroiForm(avance, onClose);
  const { registers, source, reste, isClosed } = useSources(avance, form);
  const { avanceseuil: seuil } = useRegles();
  const { etat, montant, porteur, objet, echeance } = avance;
  const isBefore = etat === 'demandee' && isAApprouver(montant, seuil);
  const sourceid = source?.caisseid ?? null;
  return (
    <RecordForm
      title={t('avance.accordertitre', { montant: formatMontant(montant), porteur })}
      form={form}
      onClose={onClose}
      verb={t('avance.verser')}
      montant={montant}
      missing={form.missing}
      isSaveDisabled={!form.isValid || isBefore || isClosed || (reste !== null && reste < 0)}
      check={source !== null && reste !== null && <Reste source={source} reste={reste} />}
      inputs={{
        sourceid: (
          <div data-wide>
            <CaisseSelect field={chosen} {...registers} refusal={undefined} />
          </div>
        ),
        date: <DateInput field={form.field('date')} required days="past" />,
        referencesource: (
          <ReferenceInput
            field={form.field('referencesource')}
            nature={nature}
            caisseid={sourceid}
            refusal={form.error}
          />
        ),
        frais: nature && hasOperateur(nature) && (
          <MontantInput isMostlyZero field={form.field('frais')} hint={t('avance.fraisaide')} />
        ),
      }}
    >
      <Alert data-wide tone={isBefore ? 'warning' : 'info'}>
        {isBefore
          ? t('avance.aapprouver', { seuil: formatMontant(seuil) })
          : t('avance.accorderaide', { objet, echeance: formatDateLong(echeance, lang) })}
      </Alert>
    </RecordForm>
  );
}

/** The last check before paying out: what remains in the register, or how much is missing (DESIGN rule 15). */
function Reste({ source: { libelle, solde }, reste }: { source: CaisseChoice; reste: Francs }) {
  const { t } = useLang();
  if (reste < 0) {
    const manque = formatMontant(subtract(0, reste));
    return (
      <Alert data-wide tone="danger">
        {t('avance.insuffisant', { libelle, solde: formatMontant(solde ?? 0), manque })}
      </Alert>
    );
  }
  return (
    <Alert data-wide tone="info">
      {t('avance.reste', { libelle, solde: formatMontant(reste) })}
    </Alert>
  );
}
