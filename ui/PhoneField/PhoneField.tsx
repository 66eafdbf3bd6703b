import { type ClipboardEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { ControlBox, Field, type FieldProps } from '../Field';
import { useLabels } from '../labels';
import { pastedDigits, typedDigits } from './model';
import { Input, Prefix } from './PhoneField.styles';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'required' | 'type' | 'ref'
>;

export interface PhoneFieldProps extends FieldProps, NativeProps {
  ref?: ComponentPropsWithRef<'input'>['ref'];
  /** Digits only, ten when complete. */
  value: string;
  onValueChange: (digits: string) => void;
}

const COUNTRY = '(+225)';

const inPairs = (digits: string) => digits.replace(/\d{2}(?=\d)/g, '$& ');

/** Where the caret may stand: everywhere but behind a separator, which typing would jump over anyway. */
const caretBoundary = (text: string) => Array.from({ length: text.length + 1 }, (_, at) => text[at - 1] !== ' ');

/** Ten digits in pairs, the country beside them; a pasted or typed prefix is understood (spec § 9, DESIGN rule 18). */
export function PhoneField(props: PhoneFieldProps) {
  const { label, error, hint, required, disabled, id, value, onValueChange, ref, onBlur, ...rest } = props;
  const { phone } = useLabels();
  const prefixId = useId();
  const [isTooLong, setTooLong] = useState(false);

  const readPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (props.readOnly) return;
    const { value: shown, selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData('text');
    const isPart = /^\d+$/.test(text) && text.length < 10;
    const whole = isPart ? shown.slice(0, selectionStart ?? 0) + text + shown.slice(selectionEnd ?? 0) : text;
    const digits = pastedDigits(whole);
    setTooLong(digits === null);
    if (digits !== null) onValueChange(digits);
  };

  return (
    <Field
      {...{ label, required, disabled, id, hint }}
      error={isTooLong ? phone.tooLong : error}
      describedBy={prefixId}
    >
      {(control) => (
        <ControlBox>
          <Prefix id={prefixId}>{COUNTRY}</Prefix>
          <NumberFormatBase
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="00 00 00 00 00"
            {...rest}
            {...control}
            type="tel"
            customInput={Input}
            getInputRef={ref}
            value={value}
            valueIsNumericString
            format={inPairs}
            removeFormatting={typedDigits}
            getCaretBoundary={caretBoundary}
            onValueChange={({ value: digits }, { source }) => {
              if (source !== 'event') return;
              setTooLong(false);
              onValueChange(typedDigits(digits));
            }}
            onPaste={readPaste}
            onBlur={(event) => {
              setTooLong(false);
              onBlur?.(event);
            }}
          />
          <span role="status" className="visually-hidden">
            {isTooLong && phone.tooLong}
          </span>
        </ControlBox>
      )}
    </Field>
  );
}
