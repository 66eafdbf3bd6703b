import { SelectField } from '@comptoir/ui/SelectField';
import { SwitchField } from '@comptoir/ui/SwitchField';
import { useLang } from '../../frame/i18n/useLang';
import type { FiltreInputProps } from './filtres';

/** The choices of a filter; the first one has no effect. */
export function ChoiceInput({ name, filtre, filters, onFilter, rows }: FiltreInputProps) {
  const { t } = useLang();
  const { label, all = 'liste.tous' } = filtre;
  const chosen = filters[name] ?? '';
  const choices = filtre.useChoices?.({ chosen, rows, isAsked: true }) ?? [];
  return (
    <SelectField
      label={label ? t(label) : ''}
      placeholder={t(all)}
      options={choices}
      value={chosen}
      onValueChange={(value) => onFilter({ [name]: value })}
    />
  );
}

/** A filter that is on or off. */
export function SwitchInput({ name, filtre: { label }, filters, onFilter }: FiltreInputProps) {
  const { t } = useLang();
  return (
    <SwitchField
      label={label ? t(label) : ''}
      checked={filters[name] === '1'}
      onCheckedChange={(isOn) => onFilter({ [name]: isOn ? '1' : '' })}
    />
  );
}
