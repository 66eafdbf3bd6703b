import { type ReactNode, useId } from 'react';
import { type ControlProps, FieldError, type FieldProps, FieldRoot, Hint, RequiredMark } from '../Field';
import { Line, Words } from './Choice.styles';

export interface ChoiceProps extends FieldProps {
  /** Id of the control; one is made where none is given. */
  id?: string | undefined;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
  /** Draws the control with the ids and states that tie it to its label. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * What a checkbox and a switch share: the words beside the control, the hint and the error below.
 *
 * Not for use in a screen: `CheckboxField` and `SwitchField` are made of it.
 *
 * States: `data-invalid` with an error, `data-disabled` while it cannot be changed.
 */
export function Choice({ label, error, hint, required, disabled, id, children }: ChoiceProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const described = [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean).join(' ');

  return (
    <FieldRoot data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
      <Line htmlFor={inputId}>
        {children({
          id: inputId,
          disabled,
          'aria-required': required ? true : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
        <Words>
          <span>
            {label}
            {required === true && <RequiredMark />}
          </span>
        </Words>
      </Line>
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
    </FieldRoot>
  );
}
