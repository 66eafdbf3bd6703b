import { type ClipboardEvent, type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { ControlBox, Field, type FieldProps } from '../Field';
import { useLabels } from '../labels';
import { caretPastSpace, fitsFormat, type PhoneFormat, pastedDigits } from './model';
import { Input, Prefix } from './PhoneField.styles';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'required' | 'type' | 'ref'
>;

export interface PhoneFieldProps extends FieldProps, NativeProps {
  /** The text input itself, to put the focus into it. */
  ref?: ComponentPropsWithRef<'input'>['ref'];
  /** How numbers are written and read. */
  format: PhoneFormat;
  /** The digits of the number. */
  value: string;
  /** Called with the digits alone, at each key. */
  onValueChange: (digits: string) => void;
}

function stepPastSpace({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { value, selectionStart: caret, selectionEnd } = input;
  if (caret === null || caret !== selectionEnd) return;
  const past = caretPastSpace(value, caret, key);
  if (past !== caret) input.setSelectionRange(past, past);
}

/**
 * The digits of a phone number in groups, with the country beside them. The field understands a pasted or typed country
 * prefix (spec § 9, DESIGN rule 18).
 *
 * Not for an e-mail or another number: `TextField`.
 *
 * Keys: `Backspace` and `Delete` step over the spaces.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { format, label, error, hint, required, disabled, id, value, onValueChange, ref, onBlur, onKeyDown, ...rest } =
    props;
  const { phone } = useLabels();
  const prefixId = useId();
  const [isTooLong, setTooLong] = useState(false);

  const readPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (props.readOnly) return;
    const { value: shown, selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData('text');
    const isPart = /^\d+$/.test(text) && text.length < format.length;
    const whole = isPart ? shown.slice(0, selectionStart ?? 0) + text + shown.slice(selectionEnd ?? 0) : text;
    const digits = pastedDigits(whole, format);
    setTooLong(digits === null);
    if (digits !== null) onValueChange(digits);
  };

  return (
    <Field
      label={label}
      required={required}
      disabled={disabled}
      id={id}
      hint={hint}
      error={isTooLong ? phone.tooLong(format.length) : error}
      describedBy={prefixId}
    >
      {(control) => (
        <ControlBox>
          <Prefix id={prefixId}>{format.prefix}</Prefix>
          <NumberFormatBase
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={format.placeholder}
            {...rest}
            {...control}
            type="tel"
            customInput={Input}
            getInputRef={ref}
            value={value}
            valueIsNumericString
            format={format.grouped}
            removeFormatting={format.digitsOf}
            isAllowed={({ value: digits }) => fitsFormat(digits, format)}
            onValueChange={({ value: digits }, { source }) => {
              if (source !== 'event') return;
              setTooLong(false);
              onValueChange(digits);
            }}
            onKeyDown={(event) => {
              stepPastSpace(event);
              onKeyDown?.(event);
            }}
            onPaste={readPaste}
            onBlur={(event) => {
              setTooLong(false);
              onBlur?.(event);
            }}
          />
          <span role="status" className="visually-hidden">
            {isTooLong && phone.tooLong(format.length)}
          </span>
        </ControlBox>
      )}
    </Field>
  );
}
