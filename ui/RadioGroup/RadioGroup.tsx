import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Line, Mark, Words } from '../Choice';
import { FieldError, FieldGroup, FieldLegend, Hint, RequiredMark } from '../Field';
import { Description, Options } from './RadioGroup.styles';

export interface RadioOption {
  /** Value of the field once this option is chosen. */
  value: string;
  /** What the option says. */
  label: string;
  /** A second line, smaller. */
  description?: string;
  /** Whether it cannot be chosen. */
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** Name of the group. */
  legend: string;
  /** What can be chosen, in its order. */
  options: RadioOption[];
  /** The value of the option that is chosen. */
  value: string;
  /** Called with the value that is chosen. */
  onValueChange: (value: string) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
  /** Help below the options. */
  hint?: ReactNode;
  /** Whether an option must be chosen. */
  required?: boolean;
}

/**
 * One of a few choices, all of them in view.
 *
 * Not for many choices: `SelectField`; nor yes or no: `CheckboxField`.
 *
 * States: `data-invalid` with an error, `data-disabled` while it cannot be changed.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, value, onValueChange, error, hint, required, disabled, id, name, ...rest } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ');

  return (
    <FieldGroup
      {...rest}
      id={groupId}
      disabled={disabled}
      aria-describedby={described || undefined}
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
    >
      <FieldLegend>
        {legend}
        {required && <RequiredMark />}
      </FieldLegend>
      <Options>
        {options.map((option) => (
          <Line key={option.value}>
            <Mark
              type="radio"
              name={name ?? groupId}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <Words>
              {option.label}
              {option.description && <Description>{option.description}</Description>}
            </Words>
          </Line>
        ))}
      </Options>
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${groupId}-hint`}>{hint}</Hint>}
    </FieldGroup>
  );
}
