import { EtapeFields, type Etapeprojet, etapeprojets, type ProjetDetail } from '@comptoir/contract/projets';
import type { RecordId } from '@comptoir/domain/units';
import { useState } from 'react';
import { BudgetDepasse } from '../../budget/BudgetSaisie';
import { useMutationOf } from '../../frame/api/useMutationOf';
import { useLang } from '../../frame/i18n/useLang';
import { reloadOf } from '../../records/conflict';
import { useCallForm } from '../../records/forms/useCallForm';
import { RecordForm } from '../../records/RecordForm';
import { useSave } from '../../records/useSave';
import { EtapeInputs, etapeValues, useEtapeLabels, usePartage } from './EtapeInputs';

const FORM = 'etapeprojet';
/** Projects are refreshed too, because a new step reopens a finished project. */
const TOUCHES = { touches: ['projets'] };

export interface EtapeModalProps {
  projet: ProjetDetail;
  /** The step to edit; null creates one. */
  etape: Etapeprojet | null;
  onClose(): void;
  onAdded(): void;
}

/** The form of a step: label, description and optional planned budget (spec § 5, PRODUCT I). */
export function EtapeModal({ projet, etape, onClose, onAdded }: EtapeModalProps) {
  const { t } = useLang();
  const { form, base, onReload } = useEtapeForm(projet.projetid, etape, { onSaved: onClose, onAdded });
  const autres = projet.etapeliste.filter(({ etapeprojetid }) => etapeprojetid !== base?.etapeprojetid);
  const partage = usePartage({ montant: projet.montant, autres }, form.values.montant, base?.engage ?? 0);
  return (
    <RecordForm
      title={t(etape ? 'etapeprojet.modification' : 'etapeprojet.creation')}
      form={form}
      onClose={onClose}
      onReload={onReload}
      check={<BudgetDepasse budgets={partage} prise="partage" />}
    >
      <EtapeInputs form={form} partage={partage} />
    </RecordForm>
  );
}

function useEtapeForm(
  projetid: RecordId,
  etape: Etapeprojet | null,
  { onSaved, onAdded }: { onSaved(): void; onAdded(): void },
) {
  const [base, setBase] = useState(etape);
  const recordId = base ? `${base.etapeprojetid}.${base.version}` : `new.${projetid}`;
  const create = useMutationOf(etapeprojets.create, TOUCHES);
  const update = useMutationOf(etapeprojets.update, TOUCHES);
  const save = useSave(FORM, recordId, onSaved);

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: EtapeFields,
    defaults: etapeValues(base),
    labels: useEtapeLabels(),
    onSubmit: (body) =>
      save(body, async (options) => {
        if (base) {
          const { etapeprojetid, version } = base;
          return update.submit({ query: { etapeprojetid }, body: { ...body, version } }, options);
        }
        const added = await create.submit({ body: { ...body, projetid } }, options);
        onAdded();
        return added;
      }),
  });
  return { form, base, onReload: reloadOf(etapeprojets.update, form, [base, setBase], etapeValues) };
}
