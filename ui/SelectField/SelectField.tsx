import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { ControlBox, Field, type FieldProps } from '../Field';
import { useLabels } from '../labels';
import { Chevron, Select } from './SelectField.styles';

export interface SelectOption {
  /** Value of the field once this option is chosen. */
  value: string;
  /** What the option says. */
  label: string;
  /** Text after the label: a balance, for example. */
  description?: string;
  /** Whether it cannot be chosen. */
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'required' | 'children'> {
  /** What can be chosen, in its order. */
  options: SelectOption[];
  /** Value of the chosen option; '' when none is chosen. */
  value: string;
  /** Called with the value of the chosen option, '' for none. */
  onValueChange: (value: string) => void;
  /** Text of the empty option; null where an option is always chosen, and there is no empty one. */
  placeholder?: string | null;
}

/**
 * A native select, because the system's own list is the best one on a phone.
 *
 * Not for many values, or values that are looked for on the server: `Combobox`.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, required, disabled, id, options, value, onValueChange, placeholder, ...rest } = props;
  const labels = useLabels();

  return (
    <Field label={label} error={error} hint={hint} required={required} disabled={disabled} id={id}>
      {(control) => (
        <ControlBox>
          <Select {...rest} {...control} value={value} onChange={(event) => onValueChange(event.currentTarget.value)}>
            {placeholder !== null && (
              <option value="" disabled={Boolean(required)}>
                {placeholder ?? labels.select.placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.description ? `${option.label} — ${option.description}` : option.label}
              </option>
            ))}
          </Select>
          <Chevron>
            <ChevronDown aria-hidden />
          </Chevron>
        </ControlBox>
      )}
    </Field>
  );
}
