import { type Typedepense, typedepenses } from '@comptoir/contract/typedepenses';
import { SelectField } from '@comptoir/ui/SelectField';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { CreateHere } from '../records/CreateHere';
import { choiceOf } from '../records/fieldValue';
import type { CallFormField } from '../records/forms/useCallForm';

const TypedepenseModal = lazyOf(() => import('../typedepenses/TypedepenseModal'), 'TypedepenseModal');

/** Selects the expense's type; says so when there is none yet, and can create one. */
export function TypedepenseSelect({ field }: { field: CallFormField<unknown> }) {
  const { t } = useLang();
  const { data, error } = useRoute(typedepenses.all, {});
  const { can } = useSession();
  // The types created here, which may be chosen before the list is read again.
  const [made, setMade] = useState<Typedepense[]>([]);
  const listed = data ?? [];
  const news = made.filter(({ typedepenseid }) => listed.every((one) => one.typedepenseid !== typedepenseid));
  const options = [...listed, ...news].map(({ typedepenseid, libelle }) => ({
    value: String(typedepenseid),
    label: libelle,
  }));
  const chosen = choiceOf(field);
  return (
    <Stack gap={2}>
      <SelectField
        {...chosen}
        required
        options={options}
        placeholder={data || error ? undefined : t('general.chargement')}
        hint={data?.length === 0 ? t('depense.sanstype') : undefined}
        error={chosen.error ?? (error && !data ? t('depense.typesechec') : undefined)}
      />
      {can('typedepenses.gerer') && (
        <CreateHere label={t('typedepense.nouveau')} size="sm">
          {(close) => (
            <TypedepenseModal
              typedepense={null}
              onClose={close}
              onSaved={(saved) => {
                setMade([saved]);
                field.onValueChange(saved.typedepenseid);
              }}
            />
          )}
        </CreateHere>
      )}
    </Stack>
  );
}
