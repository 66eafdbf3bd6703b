import { type Arrete, arretes } from '@comptoir/contract/arretes';
import type { Decision } from '@comptoir/domain/arrete';
import { addDays, formatDateShort } from '@comptoir/domain/dates';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
import { MOTIFS, useNomArrete } from './arreteLook';
import { Chiffres } from './Chiffres';

/** A decision whose only field is its reason. */
type DecisionMotivee = Exclude<Decision, 'regulariser' | 'joindre'>;

export interface DecisionModalProps {
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
      inputs={{
        motif: <MotifField field={form.field('motif')} usual={decision === 'expliquer' ? MOTIFS : []} />,
      }}
    >
      {decision === 'expliquer' && <Chiffres attendu={arrete.attendu} compte={arrete.compte} />}
      <Alert data-wide tone={decision === 'rouvrir' ? 'warning' : 'info'}>
        {decision === 'expliquer' ? t('arrete.expliqueraide') : <Reouverture arrete={arrete} />}
      </Alert>
    </RecordForm>
  );
}

function useDecisionForm({ arreteid, version }: Arrete, decision: DecisionMotivee, nom: string, onEnd: () => void) {
  const { t } = useLang();
  return useSentForm({
    formName: `arrete${decision}`,
    recordId: `${arreteid}.${version}`,
    schema: arretes.expliquer.body,
    labels: { motif: decision === 'expliquer' ? 'arrete.motif' : 'arrete.rouvrirmotif' },
    touches: ['caisses', 'arretes'],
    needsLine: 'ligne.necessaire',
    write: (body) => writeOf(arretes[decision], { params: { arreteid }, body }),
    title: t(`arrete.${decision}titre`, { nom }),
    said: () => [t(`arrete.${decision}fait`)],
    onEnd,
  });
}

/** Says what reopening does to the days, and to a variance that was booked on a future day. */
function Reouverture({ arrete }: { arrete: Arrete }) {
  const { t } = useLang();
  const { regularisation, utilisateur } = arrete;
  return (
    <>
      <Jours arrete={arrete} /> {regularisation && t(`arrete.rouvrir${regularisation.imputation}`, { utilisateur })}
    </>
  );
}

/** Says which days open again: those after the previous closing. */
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
