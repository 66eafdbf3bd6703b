import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../Field';
import { Input } from './TextField.styles';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'required'> {
  /** The typed text. */
  value: string;
  /** Called with the text at each key. */
  onValueChange: (value: string) => void;
}

/**
 * One line of text.
 *
 * Not for amounts, phones, days, passwords: each has a field of its own; nor several lines: `TextAreaField`.
 */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, required, disabled, id, value, onValueChange, ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} required={required} disabled={disabled} id={id}>
      {(control) => (
        <Input
          type="text"
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
