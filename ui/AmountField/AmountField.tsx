import { type ClipboardEvent, type ComponentPropsWithRef, type FormEvent, useId, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { ControlBox, Field, type FieldProps } from '../Field';
import { type MoneyFormat, useLabels } from '../labels';
import { Input, Prefix, Suffix } from './AmountField.styles';
import { amountOf, digitsOf, isTypable, pasteInto, type Refusal, refusalOfKey } from './model';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'required' | 'type' | 'ref'
>;

export interface AmountFieldProps extends FieldProps, NativeProps {
  /** The text input itself, to put the focus into it. */
  ref?: ComponentPropsWithRef<'input'>['ref'];
  /** The amount, a whole number of the currency's smallest unit; null when the field is empty. */
  value: number | null;
  /** Called with the amount at each key; null when the field is empty. */
  onValueChange: (value: number | null) => void;
  /** Text after the amount, in place of the currency. */
  suffix?: string;
}

/** Either sign may be typed before the decimals. */
const SIGNS = ['.', ','];

const selectedIn = (input: HTMLInputElement) => ({
  start: input.selectionStart ?? 0,
  end: input.selectionEnd ?? input.value.length,
});

/**
 * Returns the digits of an amount, and how to keep those that are typed: with decimals, a text such as "12" or "12.0"
 * stays as it is while more is typed, and leaving the field makes it "12.00".
 */
function useDigits(value: number | null, money: MoneyFormat) {
  const [begun, setBegun] = useState('');
  const isKept = money.decimals && begun !== '' && amountOf(begun, money) === value;
  return [isKept ? begun : digitsOf(value, money), setBegun] as const;
}

/** Returns the signs of a currency as the input writes them. */
function signsOf({ decimals, number }: MoneyFormat) {
  const thousandSeparator = number(10_000).slice(2, -3);
  return {
    thousandSeparator,
    decimalScale: decimals?.digits ?? 0,
    decimalSeparator: decimals?.sign ?? (thousandSeparator === '.' ? ',' : '.'),
    ...(decimals && { allowedDecimalSeparators: SIGNS }),
  };
}

/**
 * An amount whose digits are grouped while it is typed. The currency stands beside the input, because inside it would
 * swallow keystrokes. The application's format of amounts says how many decimals there are, and reads a pasted text; a
 * text that it cannot read changes nothing, and the field says why (DESIGN rule 18).
 *
 * Not for a count of pieces: `QuantityField`.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, error, hint, required, disabled, id, value, onValueChange, ref, onBlur, suffix, ...rest } = props;
  const { amount, money } = useLabels();
  const suffixId = useId();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [digits, setBegun] = useDigits(value, money);

  const paste = (input: HTMLInputElement, text: string) => {
    const read = pasteInto(input.value, selectedIn(input), text, money);
    setBegun('');
    if (read.ok) onValueChange(read.montant);
    setRefusal(read.ok || read.reason === 'vide' ? null : read.reason);
  };

  const readPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (!props.readOnly) paste(event.currentTarget, event.clipboardData.getData('text'));
  };

  // Keyboards on phones insert the clipboard without a paste event. A decimal sign must not be dropped silently either:
  // "12,50" would become 1 250.
  const readInsertion = (event: FormEvent<HTMLInputElement> & { data?: string }) => {
    const inserted = event.data ?? '';
    if (isTypable(event.currentTarget.value, selectedIn(event.currentTarget), inserted, money)) return;
    event.preventDefault();
    if (inserted.length > 1) paste(event.currentTarget, inserted);
    else setRefusal((previous) => refusalOfKey(inserted) ?? previous);
  };

  const refused = refusal && amount.refusal[refusal](money);
  const isFirst = money.isCurrencyFirst && suffix === undefined;

  return (
    <Field
      label={label}
      required={required}
      disabled={disabled}
      id={id}
      error={refused ?? error}
      hint={hint}
      describedBy={suffixId}
    >
      {(control) => (
        <ControlBox>
          {isFirst && <Prefix id={suffixId}>{money.currency}</Prefix>}
          <NumericFormat
            inputMode={money.decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...rest}
            {...control}
            customInput={Input}
            getInputRef={ref}
            value={digits}
            valueIsNumericString
            {...signsOf(money)}
            allowNegative={false}
            isAllowed={(typed) => (amountOf(typed.value, money) ?? 0) <= money.max}
            onValueChange={(typed, { source }) => {
              if (source !== 'event') return;
              const next = amountOf(typed.value, money);
              const isTold = !money.decimals && next !== null;
              setRefusal((previous) => (previous === 'decimales' && isTold ? previous : null));
              setBegun(typed.value);
              onValueChange(next);
            }}
            onPaste={readPaste}
            onDrop={(event) => event.preventDefault()}
            onBeforeInput={readInsertion}
            onBlur={(event) => {
              setRefusal(null);
              setBegun('');
              onBlur?.(event);
            }}
          />
          {!isFirst && <Suffix id={suffixId}>{suffix ?? money.currency}</Suffix>}
          <span role="status" className="visually-hidden">
            {refused}
          </span>
        </ControlBox>
      )}
    </Field>
  );
}
