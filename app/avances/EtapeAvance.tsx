import { projets } from '@comptoir/contract/projets';
import type { RecordId } from '@comptoir/domain/units';
import { SelectField } from '@comptoir/ui/SelectField';
import { etapeOption } from '../depenses/EtapeChoice';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { choiceOf } from '../records/fieldValue';
import type { CallFormField } from '../records/forms/useCallForm';

interface EtapeAvanceProps {
  field: CallFormField<unknown>;
  /** The advance's project, whose steps are offered, and its name. */
  projetid: RecordId;
  projet: string;
}

/** Selects a step of the advance's project, or none: the expense is then on no step. */
export function EtapeAvance({ field, projetid, projet }: EtapeAvanceProps) {
  const { t } = useLang();
  const { data, error } = useRoute(projets.withSteps, { query: { projetid } });
  const etapes = data?.find((one) => one.projetid === projetid)?.etapeliste ?? [];
  const chosen = choiceOf(field);
  const options = etapes.map((etape) => etapeOption(etape, t('depense.etapecloturee')));
  // While its option is loading or deleted, a select would show the first option instead, so it gets no value.
  const isListed = options.some(({ value }) => value === chosen.value);
  return (
    <div data-wide>
      <SelectField
        {...chosen}
        value={isListed ? chosen.value : ''}
        options={options}
        placeholder={data || error ? t('avance.justifsansetape') : t('general.chargement')}
        hint={t('avance.justifetapeaide', { projet })}
        error={chosen.error ?? (error && !data ? t('depense.projetsechec') : undefined)}
      />
    </div>
  );
}
