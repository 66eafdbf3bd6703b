import { typedepenses } from '#contract/typedepenses';
import { SelectField } from '#ui/SelectField';
import { useRoute } from '../api/useRoute';
import type { CallFormField } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';
import { choiceOf } from '../records/fieldValue';

/** The expense's type among all of them; says why when there is none to choose. */
export function TypedepenseSelect({ field }: { field: CallFormField<unknown> }) {
  const { t } = useLang();
  const { data, error } = useRoute(typedepenses.all, {});
  const options = (data ?? []).map(({ typedepenseid, libelle }) => ({ value: String(typedepenseid), label: libelle }));
  const chosen = choiceOf(field);
  return (
    <SelectField
      {...chosen}
      label={t('depense.typedepense')}
      required
      options={options}
      placeholder={data || error ? undefined : t('general.chargement')}
      hint={data?.length === 0 ? t('depense.sanstype') : undefined}
      error={chosen.error ?? (error && !data ? t('depense.typesechec') : undefined)}
    />
  );
}
