import { type Arrete, arretes } from '@comptoir/contract/arretes';
import type { Decision } from '@comptoir/domain/arrete';
import { addDays, formatDateShort } from '@comptoir/domain/dates';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { Alert } from '@comptoir/ui/Alert';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { FormInputs } from '../records/forms/FormInputs';
import { useCallForm } from '../records/forms/useCallForm';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
import { useFormOnLine } from '../records/useFormOnLine';
import { useSave } from '../records/useSave';
import { MOTIFS, useNomArrete } from './arreteLook';
import { Chiffres } from './Chiffres';

const TOUCHES = { touches: ['caisses', 'arretes'] };

/** A decision that is its reason alone. */
type DecisionMotivee = Exclude<Decision, 'regulariser' | 'joindre'>;

interface DecisionModalProps {
  arrete: Arrete;
  decision: DecisionMotivee;
  onClose(): void;
}

/** The form that explains the variance of a closing, or reopens its days, for a reason (ADR 0033). */
export function DecisionModal({ arrete, decision, onClose }: DecisionModalProps) {
  const { t } = useLang();
  const nom = useNomArrete()(arrete);
  const form = useDecisionForm(arrete, decision, nom, onClose);
  return (
    <RecordForm
      title={t(`arrete.${decision}titre`, { nom })}
      form={form}
      onClose={onClose}
      verb={t(`arrete.${decision}`)}
      missing={form.missing}
    >
      {decision === 'expliquer' && <Chiffres attendu={arrete.attendu} compte={arrete.compte} />}
      <Alert data-wide tone={decision === 'rouvrir' ? 'warning' : 'info'}>
        {decision === 'expliquer' ? t('arrete.expliqueraide') : <Reouverture arrete={arrete} />}
      </Alert>
      <FormInputs
        form={form}
        inputs={{ motif: <MotifField field={form.field('motif')} usual={decision === 'expliquer' ? MOTIFS : []} /> }}
      />
    </RecordForm>
  );
}

function useDecisionForm({ arreteid, version }: Arrete, decision: DecisionMotivee, nom: string, onClose: () => void) {
  const { t } = useLang();
  const formName = `arrete${decision}`;
  const expliquer = useMutationOf(arretes.expliquer, TOUCHES);
  const rouvrir = useMutationOf(arretes.rouvrir, TOUCHES);
  const { submit } = decision === 'expliquer' ? expliquer : rouvrir;
  const recordId = `${arreteid}.${version}`;
  const save = useSave(formName, recordId, onClose, {
    title: t(`arrete.${decision}titre`, { nom }),
    success: () => [t(`arrete.${decision}fait`)],
  });
  const form = useCallForm({
    formName,
    recordId,
    schema: arretes.expliquer.body,
    defaults: { motif: '' },
    labels: { motif: t(decision === 'expliquer' ? 'arrete.motif' : 'arrete.rouvrirmotif') },
    onSubmit: (body) => save({ ...body, arreteid }, (options) => submit({ params: { arreteid }, body }, options)),
  });
  return useFormOnLine(form, t('ligne.necessaire'));
}

/** What reopening does: to the days, and to a variance that was booked on a day which has not come. */
function Reouverture({ arrete }: { arrete: Arrete }) {
  const { t } = useLang();
  const { regularisation, utilisateur } = arrete;
  return (
    <>
      <Jours arrete={arrete} /> {regularisation && t(`arrete.rouvrir${regularisation.imputation}`, { utilisateur })}
    </>
  );
}

/** Which days open again: those after the closing before. */
function Jours({ arrete }: { arrete: Arrete }) {
  const { t, lang } = useLang();
  const { caisseid, numero, jusquau } = arrete;
  const { data } = useRoute(arretes.list, { params: { caisseid }, query: { page: 1, limit: MAX_LIMIT } });
  const before = data?.find((row) => row.nature === 'journee' && row.etat === 'valide' && row.numero < numero);
  const fin = formatDateShort(jusquau, lang);
  if (!before) return t('arrete.rouvriraide', { fin });
  const debut = addDays(before.jusquau, 1);
  if (debut === jusquau) return t('arrete.rouvriraideun', { fin });
  return t('arrete.rouvriraidede', { debut: formatDateShort(debut, lang), fin });
}
