import { AvanceFields } from '@comptoir/contract/avance';
import { demandeIssues } from '@comptoir/contract/avanceRules';
import { avances } from '@comptoir/contract/avances';
import { formatMontant } from '@comptoir/domain/money';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { useToday } from '../records/useToday';
import { TOUCHES } from './touches';

/** The form that asks for an advance: for oneself, or for another with the right to pay it out (ADR 0039). */
export function useDemandeForm(onEnd: () => void) {
  const { t } = useLang();
  const { can, user } = useSession();
  const today = useToday();
  return useSentForm({
    ...TOUCHES,
    formName: 'avance',
    recordId: 'new',
    schema: AvanceFields,
    defaults: { porteurid: can('avances.accorder') ? null : (user?.utilisateurid ?? null) },
    rules: (body) => demandeIssues(body, { today }),
    labels: {
      porteurid: 'avance.pour',
      porteurnom: 'avance.porteurnom',
      porteurtel: 'avance.porteurtel',
      montant: 'depense.montant',
      objet: 'avance.objet',
      projetid: 'depense.projet',
      echeance: 'avance.echeance',
    },
    write: (body) => writeOf(avances.create, { body }),
    said: (_, { montant }) => [t('avance.demandefaite', { montant: formatMontant(montant) })],
    onEnd,
  });
}

export type DemandeForm = ReturnType<typeof useDemandeForm>;
