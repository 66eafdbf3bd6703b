import type { Avance } from '@comptoir/contract/avance';
import { formatMontant, subtract } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { FormColumns, FormGrid } from '@comptoir/ui/FormGrid';
import { BudgetDepasse, BudgetSaisie } from '../budget/BudgetSaisie';
import { useBudgetsDepense } from '../budget/useBudgetsDepense';
import { TypedepenseSelect } from '../depenses/TypedepenseSelect';
import { useLang } from '../frame/i18n/useLang';
import { DateInput } from '../records/DateInput';
import { ProofField } from '../records/fichiers/ProofField';
import { FormInputs } from '../records/forms/FormInputs';
import { MontantInput } from '../records/MontantInput';
import { RecordForm } from '../records/RecordForm';
import { TextInput } from '../records/TextInput';
import { BeneficiaireInputs } from '../tiers/BeneficiaireInputs';
import { EtapeAvance } from './EtapeAvance';
import { ResteApres } from './ResteApres';
import { useJustifierForm } from './useJustifierForm';

export interface JustifierModalProps {
  avance: Avance;
  onClose(): void;
}

/**
 * The form of an expense that was paid from an advance, on its holder's phone: the photo of the receipt first, then
 * what it says (CASH § 3 "Screens").
 */
export function JustifierModal({ avance, onClose }: JustifierModalProps) {
  const { t } = useLang();
  const form = useJustifierForm(avance, onClose);
  const { montant, etapeprojetid } = form.values;
  // After a lost answer, the advance may have paid this money already, so it is not counted again.
  const isCounted = typeof montant === 'number' && montant > 0 && !form.isSentAgain;
  const budgets = useBudgetsDepense(
    form.isSentAgain ? {} : { montant, etapeprojetid, projetid: avance.projetid },
    null,
  );
  return (
    <RecordForm
      title={t('avance.justiftitre')}
      size="lg"
      form={form}
      onClose={onClose}
      verb={t('avance.justifiercourt')}
      montant={montant}
      missing={form.missing}
      isSaveDisabled={!form.isValid}
      check={
        isCounted && (
          <>
            <BudgetDepasse budgets={budgets} prise="depense" />
            <Apres montant={montant} solde={avance.solde} />
          </>
        )
      }
    >
      <FormColumns data-wide>
        <FormGrid>
          <ProofField field={form.field('file')} hint={t('avance.justifpreuveaide')} required />
        </FormGrid>
        <FormGrid>
          <FormInputs
            form={form}
            inputs={{
              file: null,
              montant: <MontantInput field={form.field('montant')} required />,
              typedepenseid: <TypedepenseSelect field={form.field('typedepenseid')} />,
              libelle: <TextInput field={form.field('libelle')} required />,
              date: <DateInput field={form.field('date')} required days="past" />,
              etapeprojetid: avance.projetid !== null && (
                <>
                  <EtapeAvance field={form.field('etapeprojetid')} projetid={avance.projetid} projet={avance.projet} />
                  <BudgetSaisie budgets={budgets} prise="depense" />
                </>
              ),
              beneficiaire: <BeneficiaireInputs nom={form.field('beneficiaire')} tel={form.field('beneficiairetel')} />,
              beneficiairetel: null,
            }}
          />
        </FormGrid>
      </FormColumns>
    </RecordForm>
  );
}

/** The last check before sending: what is left of the advance, or what it can no longer pay (DESIGN rule 15). */
function Apres({ montant, solde }: { montant: Francs; solde: Francs }) {
  const { t } = useLang();
  const reste = subtract(solde, montant);
  if (reste < 0) {
    const du = formatMontant(subtract(0, reste));
    return (
      <Alert data-wide tone="warning">
        {t('avance.justifdu', { solde: formatMontant(solde), du })}
      </Alert>
    );
  }
  return <ResteApres reste={reste} />;
}
