import { type Arrete, arretes, type RegularisationFields } from '@comptoir/contract/arretes';
import type { Caisse } from '@comptoir/contract/caisses';
import { imputationsOf } from '@comptoir/domain/arrete';
import { DATES } from '@comptoir/domain/dateFormat';
import { formatDateShort } from '@comptoir/domain/dates';
import { echeanceProposee } from '@comptoir/domain/echeance';
import { add, formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { DateField } from '@comptoir/ui/DateField';
import { RadioGroup } from '@comptoir/ui/RadioGroup';
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
import { useNomArrete } from './arreteLook';
import { Chiffres } from './Chiffres';

const FORM = 'arreteregulariser';
/** What is owed is an advance, which a transfer pays out (ADR 0040). */
const TOUCHES = { touches: ['caisses', 'arretes', 'avances', 'transferts'] };

export type CaisseArretee = Pick<Caisse, 'caisseid' | 'libelle' | 'solde' | 'arretele'>;

export interface RegulariserModalProps {
  arrete: Arrete;
  caisse: CaisseArretee;
  onClose(): void;
}

/** The form that books a variance for a reason; it asks who bears what is missing, and says what booking does. */
export function RegulariserModal({ arrete, caisse, onClose }: RegulariserModalProps) {
  const { t, lang } = useLang();
  const title = t('arrete.regularisertitre', { nom: useNomArrete()(arrete) });
  const { form, today } = useRegularisationForm(arrete, title, onClose);
  const { attendu, compte, ecart, utilisateur } = arrete;
  const isOwed = form.values.imputation === 'porteur';
  const imputation = textOf(form.field('imputation'));
  const impute = (chosen: string) => {
    imputation.onValueChange(chosen);
    // A day that is typed half would keep the form from being sent once its field is hidden.
    form.setValue('echeance', echeanceProposee(today));
  };
  const names = { charge: t('arrete.charge'), porteur: t('arrete.porteur', { nom: utilisateur }) };
  const options = imputationsOf(ecart).map((value) => ({ value, label: names[value] }));
  return (
    <RecordForm
      title={title}
      form={form}
      onClose={onClose}
      verb={t('arrete.regulariserverbe')}
      montant={Math.abs(ecart)}
      missing={form.missing}
      check={
        <Alert data-wide tone="info">
          <Effet arrete={arrete} caisse={caisse} isOwed={isOwed} />
        </Alert>
      }
    >
      <Chiffres attendu={attendu} compte={compte} />
      <FormInputs
        form={form}
        inputs={{
          imputation: options.length > 1 && (
            <RadioGroup data-wide {...imputation} onValueChange={impute} legend={imputation.label} options={options} />
          ),
          echeance: isOwed && (
            <DateField {...textOf(form.field('echeance'))} required today={today} format={DATES[lang]} min={today} />
          ),
          motif: <MotifField field={form.field('motif')} />,
        }}
      />
    </RecordForm>
  );
}

function useRegularisationForm({ arreteid, version, ecart, utilisateur }: Arrete, title: string, onClose: () => void) {
  const { t } = useLang();
  const today = useToday();
  const { submit } = useMutationOf(arretes.regulariser, TOUCHES);
  const recordId = `${arreteid}.${version}`;
  const success = () =>
    form.values.imputation === 'porteur'
      ? t('arrete.regulariserdu', { nom: utilisateur, montant: formatMontant(Math.abs(ecart)) })
      : t('arrete.regulariserfait');
  const save = useSave(FORM, recordId, onClose, { title, success: () => [success()] });
  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: arretes.regulariser.body,
    defaults: { imputation: 'charge', echeance: echeanceProposee(today), motif: '' },
    rules: (body) => echeanceRule(body, today),
    labels: {
      imputation: t('arrete.imputation'),
      echeance: t('arrete.echeance'),
      motif: t('arrete.regularisermotif'),
    },
    onSubmit: (typed) => {
      const body = sentOf(typed);
      return save({ ...body, arreteid }, (options) => submit({ params: { arreteid }, body }, options));
    },
  });
  return { form: useFormOnLine(form, t('ligne.necessaire')), today };
}

/** What is owed has a day, from `today` on, by which it is given back. */
function echeanceRule({ imputation, echeance }: RegularisationFields, today: string) {
  if (imputation === 'charge') return {};
  if (echeance === undefined) return { echeance: 'champ.requis' as const };
  return echeance < today ? { echeance: 'date.passee' as const } : {};
}

/** What the organisation bears has no day by which it is given back. */
const sentOf = ({ echeance, ...fields }: RegularisationFields): RegularisationFields =>
  fields.imputation === 'porteur' ? { ...fields, echeance } : fields;

interface EffetProps extends Pick<RegulariserModalProps, 'arrete' | 'caisse'> {
  isOwed: boolean;
}

/** What booking makes of the register's balance, and the advance that it opens where somebody owes what is missing. */
function Effet({ arrete, caisse, isOwed }: EffetProps) {
  const { t, lang } = useLang();
  const { ecart, utilisateur: nom, jusquau } = arrete;
  const { libelle, solde } = caisse;
  return t(isOwed ? 'arrete.regulariseravance' : 'arrete.regulariseraide', {
    ...{ libelle, nom, montant: formatMontant(Math.abs(ecart)) },
    ...{ avant: formatMontant(solde), apres: formatMontant(add(solde, ecart)) },
    date: formatDateShort(jusquau, lang),
  });
}
