import type { Francs, RecordId } from '@comptoir/domain/units';
import { Button } from '@comptoir/ui/Button';
import { SelectField } from '@comptoir/ui/SelectField';
import { Stack } from '@comptoir/ui/Stack';
import type { ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { choiceOf } from '../records/fieldValue';
import type { CallFormField } from '../records/forms/useCallForm';
import { type Arretee, autresCaisses } from './jours';
import { useJours } from './useJours';

interface Choice extends Arretee {
  caisseid: RecordId;
  libelle: string;
  solde?: Francs | null;
}

interface CaisseInputProps<C extends Choice> {
  field: CallFormField<unknown>;
  /** The registers to choose from; undefined while they load. */
  choices: readonly C[] | undefined;
  hasFailed: boolean;
  /** Returns the texts beside a register's name; `false` is left out. */
  describe(choice: C): readonly (string | false)[];
  hint: ReactNode;
  /** Why the chosen register cannot be taken. */
  refusal?: string | undefined;
  /** The business day that is typed; null where it is not judged again, because the write may be stored already. */
  date: unknown;
  /** What leaves the register, in francs; left out where money comes in. */
  besoin?: Francs | undefined;
  /** What stands below the select. */
  children?: ReactNode;
}

/**
 * Selects a register by its label. One that is closed on the typed day says so, and those that could take its place are
 * offered below it as buttons.
 */
export function CaisseInput<C extends Choice>(props: CaisseInputProps<C>) {
  const { field, choices = [], hasFailed, describe, hint, refusal, date, besoin, children } = props;
  const { t } = useLang();
  const { refusOf, noteOf } = useJours();
  const isThere = props.choices !== undefined;
  const closed = refusOf(
    choices.find(({ caisseid }) => caisseid === field.value),
    date,
  );
  const chosen = choiceOf(field);
  const failure = hasFailed && !isThere ? t('reglement.caissesechec') : undefined;
  const others = closed ? autresCaisses(choices, { caisseid: field.value, date, besoin }) : [];
  return (
    <Stack gap={2}>
      <SelectField
        {...chosen}
        required
        options={choices.map((choice) => ({
          value: String(choice.caisseid),
          label: choice.libelle,
          description: [...describe(choice), noteOf(choice, date)].filter(Boolean).join(' · '),
        }))}
        placeholder={isThere || hasFailed ? undefined : t('general.chargement')}
        hint={hint}
        error={closed ?? refusal ?? chosen.error ?? failure}
      />
      {others.length > 0 && (
        <fieldset aria-label={t('caisse.autres')} style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
          {others.map(({ caisseid, libelle }) => (
            <Button key={caisseid} variant="secondary" size="sm" onClick={() => field.onValueChange(caisseid)}>
              {libelle}
            </Button>
          ))}
        </fieldset>
      )}
      {children}
    </Stack>
  );
}
