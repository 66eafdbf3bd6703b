import { type ComponentPropsWithRef, type KeyboardEvent, useId } from 'react';
import { Announcer } from '../Announcer';
import { FieldError, FieldGroup, FieldLegend } from '../Field';
import { useLabels } from '../labels';
import { QuantityField } from '../QuantityField';
import { Counted, Line, Lines, Sum, Total } from './TallyField.styles';

/** Pause after the last key before the total is announced to screen readers. */
const TYPING_PAUSE_MS = 1_000;

export interface TallyLine {
  /** Tells the lines apart. */
  id: string;
  /** What is counted on this line. */
  label: string;
  /** How many there are; null while nothing is typed. */
  value: number | null;
  /** What they add up to, in words; empty while nothing is typed. */
  sum: string;
}

export interface TallyFieldProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** Name of the group. */
  legend: string;
  /** What is counted, in its order. */
  lines: readonly TallyLine[];
  /** Called with a line and its new number; null when it was emptied. */
  onValueChange: (id: string, value: number | null) => void;
  /** The largest number of one line. */
  max: number;
  /** Name of the total, and its value in words. */
  total: { label: string; value: string };
  /** What is wrong with the count. */
  error?: string | undefined;
}

/** Returns what the keyboard reaches after a field: the next one of its form. */
function fieldAfter(field: HTMLInputElement): HTMLElement | undefined {
  const fields = [...(field.form?.elements ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.tabIndex >= 0 && !one.matches('fieldset, :disabled'),
  );
  return fields[fields.indexOf(field) + 1];
}

/**
 * Counts several kinds of things, one line each, with the sum of each line. The total stays in sight, and is announced
 * when typing pauses.
 *
 * Not for a single number: `QuantityField`; nor an amount that is typed: `AmountField`.
 *
 * Keys: `Enter` goes to the next line, and from the last one to the next field of the form. It never sends the form.
 *
 * States: `data-empty` on the sum of a line where nothing is typed, `data-invalid` with an error.
 */
export function TallyField({ legend, lines, onValueChange, max, total, error, id, ...rest }: TallyFieldProps) {
  const { pair } = useLabels();
  const ownId = useId();
  const errorId = `${id ?? ownId}-error`;
  const moveOn = (event: KeyboardEvent) => {
    const field = event.target;
    if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = fieldAfter(field);
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  };

  return (
    <FieldGroup
      {...rest}
      id={id ?? ownId}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
      onKeyDown={moveOn}
    >
      <FieldLegend>{legend}</FieldLegend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Lines>
        {lines.map((line) => (
          <Line key={line.id}>
            <Counted>
              <QuantityField
                label={line.label}
                value={line.value}
                min={0}
                max={max}
                enterKeyHint="next"
                onValueChange={(value) => onValueChange(line.id, value)}
              />
              <Sum data-empty={line.sum === '' || undefined}>{line.sum}</Sum>
            </Counted>
          </Line>
        ))}
      </Lines>
      <Total>
        <span>{total.label}</span>
        <strong>{total.value}</strong>
      </Total>
      <Announcer text={pair(total.label, total.value)} afterMs={TYPING_PAUSE_MS} />
    </FieldGroup>
  );
}
