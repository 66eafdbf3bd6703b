import { type Arrete, arretes } from '@comptoir/contract/arretes';
import type { Caisse } from '@comptoir/contract/caisses';
import type { Decision } from '@comptoir/domain/arrete';
import { addDays, formatDateLong } from '@comptoir/domain/dates';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { add, formatMontant } from '@comptoir/domain/money';
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

export type CaisseArretee = Pick<Caisse, 'caisseid' | 'libelle' | 'solde' | 'arretele'>;

interface DecisionModalProps {
  arrete: Arrete;
  /** The register; null where the decision changes nothing of it. */
  caisse: CaisseArretee | null;
  decision: Decision;
  onClose(): void;
}

/** A decision about a closing, which has a reason: explain its variance, book it, or reopen its days (ADR 0033). */
export function DecisionModal({ arrete, caisse, decision, onClose }: DecisionModalProps) {
  const { t } = useLang();
  const nom = useNomArrete()(arrete);
  const form = useDecisionForm(arrete, decision, nom, onClose);
  return (
    <RecordForm title={t(`arrete.${decision}titre`, { nom })} form={form} onClose={onClose}>
      {decision !== 'rouvrir' && <Chiffres attendu={arrete.attendu} compte={arrete.compte} />}
      <Alert data-wide tone={decision === 'rouvrir' ? 'warning' : 'info'}>
        {decision === 'expliquer' && t('arrete.expliqueraide')}
        {decision === 'regulariser' && caisse && <Regularisation arrete={arrete} caisse={caisse} />}
        {decision === 'rouvrir' && <Reouverture arrete={arrete} />}
      </Alert>
      <FormInputs
        form={form}
        inputs={{ motif: <MotifField field={form.field('motif')} usual={decision === 'expliquer' ? MOTIFS : []} /> }}
      />
    </RecordForm>
  );
}

function useDecisionForm({ arreteid, version }: Arrete, decision: Decision, nom: string, onClose: () => void) {
  const { t } = useLang();
  const formName = `arrete${decision}`;
  const expliquer = useMutationOf(arretes.expliquer, TOUCHES);
  const regulariser = useMutationOf(arretes.regulariser, TOUCHES);
  const rouvrir = useMutationOf(arretes.rouvrir, TOUCHES);
  const { submit } = { expliquer, regulariser, rouvrir }[decision];
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
    labels: { motif: t(decision === 'expliquer' ? 'arrete.motif' : `arrete.${decision}motif`) },
    onSubmit: (body) => save({ ...body, arreteid }, (options) => submit({ params: { arreteid }, body }, options)),
  });
  return useFormOnLine(form, t('ligne.necessaire'));
}

/** What booking the variance makes of the register's balance. */
function Regularisation({ arrete, caisse }: { arrete: Arrete; caisse: CaisseArretee }) {
  const { t, lang } = useLang();
  const { libelle, solde } = caisse;
  return t('arrete.regulariseraide', {
    libelle,
    avant: formatMontant(solde),
    apres: formatMontant(add(solde, arrete.ecart)),
    date: formatDateLong(arrete.jusquau, lang),
  });
}

/** Which days open again: those after the closing before. */
function Reouverture({ arrete }: { arrete: Arrete }) {
  const { t, lang } = useLang();
  const { caisseid, numero, jusquau } = arrete;
  const { data } = useRoute(arretes.list, { params: { caisseid }, query: { page: 1, limit: MAX_LIMIT } });
  const before = data?.find((row) => row.nature === 'journee' && row.etat === 'valide' && row.numero < numero);
  const fin = formatDateLong(jusquau, lang);
  if (!before) return t('arrete.rouvriraide', { fin });
  const debut = addDays(before.jusquau, 1);
  if (debut === jusquau) return t('arrete.rouvriraideun', { fin });
  return t('arrete.rouvriraidede', { debut: formatDateLong(debut, lang), fin });
}
