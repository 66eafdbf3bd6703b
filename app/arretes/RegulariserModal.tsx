import { imputationIssues } from '@comptoir/contract/arreteRules';
import { type Arrete, arretes, type RegularisationFields } from '@comptoir/contract/arretes';
import type { Caisse } from '@comptoir/contract/caisses';
import { imputationsOf } from '@comptoir/domain/arrete';
import { formatDateShort } from '@comptoir/domain/dates';
import { echeanceProposee } from '@comptoir/domain/echeance';
import { add, formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { RadioGroup } from '@comptoir/ui/RadioGroup';
import { useLang } from '../frame/i18n/useLang';
import { DateInput } from '../records/DateInput';
import { textOf } from '../records/fieldValue';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
import { useToday } from '../records/useToday';
import { useNomArrete } from './arreteLook';
import { Chiffres } from './Chiffres';

export type CaisseArretee = Pick<Caisse, 'caisseid' | 'libelle' | 'solde' | 'arretele'>;

export interface RegulariserModalProps {
  arrete: Arrete;
  caisse: CaisseArretee;
  onClose(): void;
}

/** The form that books a variance for a reason; it asks who bears what is missing, and says what booking does. */
export function RegulariserModal({ arrete, caisse, onClose }: RegulariserModalProps) {
  const { t } = useLang();
  const today = useToday();
  const title = t('arrete.regularisertitre', { nom: useNomArrete()(arrete) });
  const form = useRegularisationForm(arrete, { title, today, onEnd: onClose });
  const { attendu, compte, ecart, utilisateur } = arrete;
  const isOwed = form.values.imputation === 'porteur';
  const imputation = textOf(form.field('imputation'));
  const impute = (chosen: string) => {
    imputation.onValueChange(chosen);
    // A half-typed day would keep the form from being sent once its field is hidden.
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
      inputs={{
        imputation: options.length > 1 && (
          <RadioGroup data-wide {...imputation} onValueChange={impute} legend={imputation.label} options={options} />
        ),
        echeance: isOwed && <DateInput field={form.field('echeance')} required days="future" />,
        motif: <MotifField field={form.field('motif')} />,
      }}
    >
      <Chiffres attendu={attendu} compte={compte} />
    </RecordForm>
  );
}

function useRegularisationForm(
  { arreteid, version, ecart, utilisateur }: Arrete,
  { title, today, onEnd }: { title: string; today: string; onEnd(): void },
) {
  const { t } = useLang();
  return useSentForm({
    formName: 'arreteregulariser',
    recordId: `${arreteid}.${version}`,
    schema: arretes.regulariser.body,
    defaults: { imputation: 'charge', echeance: echeanceProposee(today) },
    rules: (typed) => imputationIssues(sentOf(typed), { ecart, today }),
    labels: { imputation: 'arrete.imputation', echeance: 'arrete.echeance', motif: 'arrete.regularisermotif' },
    // What is owed is an advance, which a transfer pays out (ADR 0040).
    touches: ['caisses', 'arretes', 'avances', 'transferts'],
    needsLine: 'ligne.necessaire',
    write: (typed) => writeOf(arretes.regulariser, { params: { arreteid }, body: sentOf(typed) }),
    title,
    said: (_, { imputation }) => [
      imputation === 'porteur'
        ? t('arrete.regulariserdu', { nom: utilisateur, montant: formatMontant(Math.abs(ecart)) })
        : t('arrete.regulariserfait'),
    ],
    onEnd,
  });
}

/** A variance that the organisation bears has no due day. */
const sentOf = ({ echeance, ...fields }: RegularisationFields): RegularisationFields =>
  fields.imputation === 'porteur' ? { ...fields, echeance } : fields;

interface EffetProps extends Pick<RegulariserModalProps, 'arrete' | 'caisse'> {
  isOwed: boolean;
}

/** Shows the register's balance after the booking, and the advance that it opens if somebody owes the money. */
function Effet({ arrete, caisse, isOwed }: EffetProps) {
  const { t, lang } = useLang();
  const { ecart, utilisateur: nom, jusquau } = arrete;
  const { libelle, solde } = caisse;
  return t(isOwed ? 'arrete.regulariseravance' : 'arrete.regulariseraide', {
    libelle,
    nom,
    montant: formatMontant(Math.abs(ecart)),
    avant: formatMontant(solde),
    apres: formatMontant(add(solde, ecart)),
    date: formatDateShort(jusquau, lang),
  });
}
