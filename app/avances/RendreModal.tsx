import type { Avance } from '@comptoir/contract/avance';
import { DATES } from '@comptoir/domain/dateFormat';
import { formatMontant, subtract } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { AmountField } from '@comptoir/ui/AmountField';
import { DateField } from '@comptoir/ui/DateField';
import { useLang } from '../frame/i18n/useLang';
import { PlafondCheck } from '../plafonds/PlafondCheck';
import { useEntree } from '../plafonds/useEntree';
import { CibleField } from '../records/CibleField';
import { montantOf, textOf } from '../records/fieldValue';
import { FormInputs } from '../records/forms/FormInputs';
import { isArretee } from '../records/jours';
import { RecordForm } from '../records/RecordForm';
import { ReferenceInput } from '../records/reference/ReferenceInput';
import { ResteApres } from './ResteApres';
import { type RendreForm, useRendreForm } from './useRendreForm';

export interface RendreModalProps {
  avance: Avance;
  onClose(): void;
}

/** The form that gives money of an advance back to a register; all that is left is proposed (ADR 0039). */
export function RendreModal({ avance, onClose }: RendreModalProps) {
  const { t, lang } = useLang();
  const { form, cible, today } = useRendreForm(avance, onClose);
  const { montant } = form.values;
  // After a lost answer the advance may be without this money already, so it is not checked again.
  const jour = form.error?.isUnknownResult ? null : form.values.date;
  const isChecked = typeof montant === 'number' && !form.error?.isUnknownResult;
  const reste = isChecked ? subtract(avance.solde, montant) : null;
  const isComing = reste !== null && reste >= 0 && cible?.attente === false;
  const { depassement } = useEntree(cible?.caisseid ?? null, isComing ? Number(montant) : null);
  const chosen = { ...form.field('cibleid'), onValueChange: (id: unknown) => chooseCible(form, id) };
  const attente = cible?.attente ? t('avance.rendrereferenceplustard') : undefined;
  return (
    <RecordForm
      title={t('avance.rendretitre')}
      form={form}
      onClose={onClose}
      verb={t('avance.rendre')}
      montant={montant}
      missing={form.missing}
      isSaveDisabled={
        !form.isValid || isArretee(cible ?? {}, jour) || (reste !== null && reste < 0) || depassement?.isRefuse === true
      }
      check={
        <>
          {reste !== null && <Apres solde={avance.solde} reste={reste} />}
          <PlafondCheck depassement={depassement} />
        </>
      }
    >
      <FormInputs
        form={form}
        inputs={{
          montant: <AmountField {...montantOf(form.field('montant'))} required />,
          cibleid: (
            <div data-wide>
              <CibleField field={chosen} sourceid={null} texts={useCibleTexts()} date={jour} />
            </div>
          ),
          referencecible: cible && (
            <ReferenceInput
              field={form.field('referencecible')}
              nature={cible.nature}
              caisseid={null}
              refusal={form.error}
              later={attente}
            />
          ),
          date: <DateField {...textOf(form.field('date'))} required today={today} format={DATES[lang]} max={today} />,
        }}
      />
    </RecordForm>
  );
}

/** Chooses a target: the operator of another one did not say this reference. */
function chooseCible({ setValue }: RendreForm, cibleid: unknown) {
  setValue('cibleid', cibleid as number | null);
  setValue('referencecible', '');
}

function useCibleTexts() {
  const { t } = useLang();
  return {
    attente: t('avance.rendreattente'),
    attenteaide: t('avance.rendreattenteaide'),
    recuaide: t('avance.rendrerecuaide'),
    vide: t('avance.rendresanscible'),
  };
}

/** The last check before giving back: what is left, or how much is missing (DESIGN rule 15). */
function Apres({ solde, reste }: { solde: Francs; reste: Francs }) {
  const { t } = useLang();
  if (reste < 0) {
    const manque = formatMontant(subtract(0, reste));
    return (
      <Alert data-wide tone="danger">
        {t('avance.rendreinsuffisant', { solde: formatMontant(solde), manque })}
      </Alert>
    );
  }
  return <ResteApres reste={reste} />;
}
