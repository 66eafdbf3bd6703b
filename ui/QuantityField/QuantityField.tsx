import { Minus, Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react';
import { ControlBox, Field, type FieldProps } from '../Field';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { type Refusal, readQuantity, stepFrom, stepOfKey } from './model';
import { Input, Suffix } from './QuantityField.styles';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'onKeyDown' | 'required' | 'type' | 'min' | 'max'
>;

export interface QuantityFieldProps extends FieldProps, NativeProps {
  /** A whole number; null when the field is empty. */
  value: number | null;
  /** Called with the number at each key or step; null when the field is empty. */
  onValueChange: (value: number | null) => void;
  /** The smallest number that the buttons and arrows reach. */
  min: number;
  /** The largest number. */
  max: number;
  /** What is counted, written beside the number. */
  suffix?: string;
}

/**
 * A whole number that is typed, or counted up and down by its buttons and by the arrows.
 *
 * Not for an amount of money: `AmountField`; nor digits that are not a quantity: `TextField`.
 *
 * Keys: `ArrowUp` and `ArrowDown` count by one, `PageUp` and `PageDown` by ten.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, error, hint, required, disabled, id, value, onValueChange, min, max, suffix, onBlur, ...rest } = props;
  const { quantity, money } = useLabels();
  const suffixId = useId();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refused =
    refusal && (refusal === 'trop_grand' ? quantity.tooMany(money.number(max)) : quantity.refusal[refusal]);

  const read = (text: string) => {
    const result = readQuantity(text, { min, max });
    setRefusal(result.ok ? null : result.reason);
    if (result.ok && result.value !== value) onValueChange(result.value);
  };
  const step = (by: number) => {
    setRefusal(null);
    const next = stepFrom(value, by, { min, max });
    if (next !== value) onValueChange(next);
  };
  const press = (event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (by === undefined || disabled || rest.readOnly) return;
    event.preventDefault();
    step(by);
  };
  // Tab skips the button, because on the keyboard the arrows do the same (ARIA practices, spin button).
  const button = (by: number, isEnd: boolean) => ({
    tabIndex: -1,
    disabled: disabled || rest.readOnly,
    'aria-disabled': isEnd || undefined,
    onClick: () => step(by),
  });

  return (
    <Field
      label={label}
      required={required}
      disabled={disabled}
      id={id}
      hint={hint}
      error={refused || error}
      describedBy={suffix === undefined ? undefined : suffixId}
    >
      {(control) => (
        <ControlBox>
          <IconButton
            label={quantity.less(label)}
            icon={<Minus aria-hidden />}
            {...button(-1, value !== null && value <= min)}
          />
          <Input
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            value={value ?? ''}
            onChange={(event) => read(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={(event) => {
              setRefusal(null);
              onBlur?.(event);
            }}
          />
          {suffix !== undefined && <Suffix id={suffixId}>{suffix}</Suffix>}
          <IconButton
            label={quantity.more(label)}
            icon={<Plus aria-hidden />}
            {...button(1, value !== null && value >= max)}
          />
          <span role="status" className="visually-hidden">
            {refused}
          </span>
        </ControlBox>
      )}
    </Field>
  );
}
