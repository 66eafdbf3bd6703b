import type { Avance } from '@comptoir/contract/avance';
import { formatMontant, subtract } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../frame/i18n/useLang';
import { isArretee } from '../operations/jours';
import { PlafondCheck } from '../operations/PlafondCheck';
import { ReferenceInput } from '../operations/ReferenceInput';
import { useEntree } from '../operations/useEntree';
import { DateInput } from '../records/DateInput';
import { MontantInput } from '../records/MontantInput';
import { RecordForm } from '../records/RecordForm';
import { CibleField } from '../transferts/CibleField';
import { ResteApres } from './ResteApres';
import { useRendreForm } from './useRendreForm';

export interface RendreModalProps {
  avance: Avance;
  onClose(): void;
}

/** The form that gives money of an advance back to a register; all that is left is proposed (ADR 0039). */
export function RendreModal({ avance, onClose }: RendreModalProps) {
  const { t } = useLang();
  const { form, chosen, cible } = useRendreForm(avance, onClose);
  const { montant } = form.values;
  // After a lost answer, the advance may have given this money back already, so it is not checked again.
  const jour = form.isSentAgain ? null : form.values.date;
  const isChecked = typeof montant === 'number' && !form.isSentAgain;
  const reste = isChecked ? subtract(avance.solde, montant) : null;
  const isComing = reste !== null && reste >= 0 && cible?.attente === false;
  const { depassement } = useEntree(cible?.caisseid ?? null, isComing ? Number(montant) : null);
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
      inputs={{
        montant: <MontantInput field={form.field('montant')} required />,
        cibleid: (
          <div data-wide>
            <CibleField field={chosen} sourceid={null} texts={CIBLES} date={jour} />
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
        date: <DateInput field={form.field('date')} required days="past" />,
      }}
    />
  );
}

const CIBLES = {
  attente: 'avance.rendreattente',
  attenteaide: 'avance.rendreattenteaide',
  recuaide: 'avance.rendrerecuaide',
  vide: 'avance.rendresanscible',
} as const;

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
