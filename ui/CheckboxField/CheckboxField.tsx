import type { ComponentPropsWithRef } from 'react';
import { Choice, Mark } from '../Choice';
import type { FieldProps } from '../Field';

export interface CheckboxFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'checked' | 'onChange' | 'required' | 'type'> {
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new state at each press. */
  onCheckedChange: (checked: boolean) => void;
}

/**
 * A yes or no that is saved with the form around it.
 *
 * Not for a setting that takes effect at once: `SwitchField`; nor one of several choices: `RadioGroup`.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, error, hint, required, disabled, id, checked, onCheckedChange, ...rest } = props;
  return (
    <Choice label={label} error={error} hint={hint} required={required} disabled={disabled} id={id}>
      {(control) => (
        <Mark
          {...rest}
          {...control}
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
      )}
    </Choice>
  );
}
