import { CheckboxField } from '@comptoir/ui/CheckboxField';
import type { CallFormField } from './forms/useCallForm';

interface FlagInputProps {
  field: CallFormField<unknown>;
  hint: string;
}

/** A yes or no about a record, which the contract writes 1 or 0. */
export function FlagInput({ field, hint }: FlagInputProps) {
  const { id, name, label, value, error, onValueChange } = field;
  return (
    <div data-wide>
      <CheckboxField
        id={id}
        name={name}
        label={label}
        error={error}
        hint={hint}
        checked={value === 1}
        onCheckedChange={(checked) => onValueChange(checked ? 1 : 0)}
      />
    </div>
  );
}
