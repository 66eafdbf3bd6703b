import { type Etapeprojet, etapeprojets, type ProjetDetail } from '@comptoir/contract/projets';
import { BudgetDepasse } from '../../budget/BudgetSaisie';
import { useLang } from '../../frame/i18n/useLang';
import { useEdited, useEditedForm } from '../../records/forms/useEditedForm';
import { writeOf } from '../../records/forms/write';
import { RecordForm } from '../../records/RecordForm';
import { ETAPE_FORM, EtapeInputs, etapeValues, usePartage } from './EtapeInputs';

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
  const { projetid, etapeliste, montant } = projet;
  const edited = useEdited(etape, 'etapeprojetid', `new.${projetid}`);
  const { base } = edited;
  const form = useEditedForm(edited, {
    ...ETAPE_FORM,
    formName: 'etapeprojet',
    valuesOf: etapeValues,
    // Projects are refreshed too, because a new step reopens a finished project.
    touches: ['projets'],
    create: (body) => writeOf(etapeprojets.create, { body: { ...body, projetid } }),
    update: (body, { etapeprojetid, version }) =>
      writeOf(etapeprojets.update, { query: { etapeprojetid }, body: { ...body, version } }),
    onEnd: (saved) => {
      if (saved && !base) onAdded();
      onClose();
    },
  });
  const autres = etapeliste.filter(({ etapeprojetid }) => etapeprojetid !== base?.etapeprojetid);
  const partage = usePartage({ montant, autres }, form.values.montant, base?.engage ?? 0);
  return (
    <RecordForm
      title={t(etape ? 'etapeprojet.modification' : 'etapeprojet.creation')}
      form={form}
      onClose={onClose}
      check={<BudgetDepasse budgets={partage} prise="partage" />}
    >
      <EtapeInputs form={form} partage={partage} />
    </RecordForm>
  );
}
