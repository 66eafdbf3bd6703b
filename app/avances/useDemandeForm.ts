import { AvanceFields } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import type { FieldCode } from '@comptoir/contract/errors.fields';
import { formatMontant } from '@comptoir/domain/money';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { emptyOf } from '../records/forms/emptyOf';
import { useCallForm } from '../records/forms/useCallForm';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { TOUCHES } from './touches';

const FORM = 'avance';

/** The form that asks for an advance: for oneself, or for another with the right to pay it out (ADR 0039). */
export function useDemandeForm(onSaved: () => void) {
  const { t } = useLang();
  const { can, user } = useSession();
  const today = useToday();
  const { submit } = useMutationOf(avances.create, TOUCHES);
  const porteurid = can('avances.accorder') ? null : (user?.utilisateurid ?? null);
  const success = () => t('avance.demandefaite', { montant: formatMontant(Number(form.values.montant)) });
  const save = useSave(FORM, 'new', onSaved, { success: () => [success()] });
  const form = useCallForm({
    formName: FORM,
    recordId: 'new',
    schema: AvanceFields,
    defaults: { ...emptyOf(AvanceFields), porteurid },
    rules: (body) => ({
      ...(body.echeance < today ? { echeance: 'date.passee' as const } : {}),
      ...whoRule(body),
    }),
    labels: {
      porteurid: t('avance.pour'),
      porteurnom: t('avance.porteurnom'),
      porteurtel: t('avance.porteurtel'),
      montant: t('depense.montant'),
      objet: t('avance.objet'),
      projetid: t('depense.projet'),
      echeance: t('avance.echeance'),
    },
    onSubmit: (body) => save(body, (options) => submit({ body }, options)),
  });
  return { form, today };
}

export type DemandeForm = ReturnType<typeof useDemandeForm>['form'];

/** Who has no account is a name and a phone. */
function whoRule({ porteurid, porteurnom, porteurtel }: AvanceFields): Partial<Record<keyof AvanceFields, FieldCode>> {
  if (porteurid !== null) return {};
  return {
    ...(porteurnom === '' && { porteurnom: 'champ.requis' as const }),
    ...(porteurtel === '' && { porteurtel: 'champ.requis' as const }),
  };
}
