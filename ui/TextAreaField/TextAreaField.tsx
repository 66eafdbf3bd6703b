import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../Field';
import { Area } from './TextAreaField.styles';

export interface TextAreaFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'required'> {
  /** The typed text. */
  value: string;
  /** Called with the text at each key. */
  onValueChange: (value: string) => void;
}

/**
 * Several lines of text; the field grows with its text where the browser can do this.
 *
 * Not for one line: `TextField`.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, error, hint, required, disabled, id, value, onValueChange, rows = 3, style, ...rest } = props;
  return (
    <Field label={label} error={error} hint={hint} required={required} disabled={disabled} id={id}>
      {(control) => (
        <Area
          {...rest}
          {...control}
          rows={rows}
          style={{ minHeight: `max(var(--control-md), calc(${rows} * 1.4em + 18px))`, ...style }}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
