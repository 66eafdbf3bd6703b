import { type ClipboardEvent, type ComponentPropsWithRef, type FormEvent, useId, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { ControlBox, Field, type FieldProps } from '../Field';
import { useLabels } from '../labels';
import { Input, Suffix } from './AmountField.styles';
import { pasteInto, type Refusal, refusalOfKey } from './model';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'required' | 'type' | 'ref'
>;

export interface AmountFieldProps extends FieldProps, NativeProps {
  /** The text input itself, to put the focus into it. */
  ref?: ComponentPropsWithRef<'input'>['ref'];
  /** The amount, a whole number; null when the field is empty. */
  value: number | null;
  /** Called with the amount at each key; null when the field is empty. */
  onValueChange: (value: number | null) => void;
  /** Text after the amount, in place of the currency. */
  suffix?: string;
}

/**
 * A whole amount whose digits are grouped while it is typed. The currency stands beside the input, because inside it
 * would swallow keystrokes. The application's parser reads a pasted text; a text that it cannot read changes nothing,
 * and the field says why (DESIGN rule 18).
 *
 * Not for a count of pieces: `QuantityField`.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, error, hint, required, disabled, id, value, onValueChange, ref, onBlur, suffix, ...rest } = props;
  const { amount, money } = useLabels();
  const suffixId = useId();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const paste = (input: HTMLInputElement, text: string) => {
    const selected = { start: input.selectionStart ?? 0, end: input.selectionEnd ?? input.value.length };
    const read = pasteInto(input.value, selected, text, money.read);
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
    if (/^\d*$/.test(inserted)) return;
    event.preventDefault();
    if (inserted.length > 1) paste(event.currentTarget, inserted);
    else setRefusal((previous) => refusalOfKey(inserted) ?? previous);
  };

  return (
    <Field
      label={label}
      required={required}
      disabled={disabled}
      id={id}
      error={refusal ? amount.refusal[refusal] : error}
      hint={hint}
      describedBy={suffixId}
    >
      {(control) => (
        <ControlBox>
          <NumericFormat
            inputMode="numeric"
            autoComplete="off"
            {...rest}
            {...control}
            customInput={Input}
            getInputRef={ref}
            value={value ?? ''}
            thousandSeparator={money.number(1000).slice(1, -3)}
            decimalScale={0}
            allowNegative={false}
            isAllowed={({ floatValue }) => floatValue === undefined || floatValue <= money.max}
            onValueChange={({ floatValue }, { source }) => {
              if (source !== 'event') return;
              setRefusal((previous) => (previous === 'decimales' && floatValue !== undefined ? previous : null));
              onValueChange(floatValue ?? null);
            }}
            onPaste={readPaste}
            onDrop={(event) => event.preventDefault()}
            onBeforeInput={readInsertion}
            onBlur={(event) => {
              setRefusal(null);
              onBlur?.(event);
            }}
          />
          <Suffix id={suffixId}>{suffix ?? money.currency}</Suffix>
          <span role="status" className="visually-hidden">
            {refusal && amount.refusal[refusal]}
          </span>
        </ControlBox>
      )}
    </Field>
  );
}
