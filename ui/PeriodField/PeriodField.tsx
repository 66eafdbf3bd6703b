import { isCalendarDay } from '@comptoir/domain/plainDate';
import { X } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import type { DateFormat } from '../DateField';
import { FieldError, FieldGroup, FieldLegend } from '../Field';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { PeriodEnd } from './PeriodEnd';
import { Ends } from './PeriodField.styles';

/** Two days, `YYYY-MM-DD`, both included; '' leaves an end open. */
export interface Period {
  /** First day, `YYYY-MM-DD`; '' without one. */
  from: string;
  /** Last day, `YYYY-MM-DD`; '' without one. */
  to: string;
}

export interface PeriodFieldProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'>, Period {
  /** Name of the period. */
  label: string;
  /** Called with both days when either changes or is cleared. */
  onChange: (period: Period) => void;
  /** How dates are read and written. */
  format: DateFormat;
  /** Today's business day, `YYYY-MM-DD`. */
  today: string;
  /** What is wrong with the period. */
  error?: string | undefined;
}

/**
 * The days between two dates, for the line above a list; either end may be open.
 *
 * Not for one day: `DateField`.
 *
 * Keys: those of `DateField`.
 *
 * States: `data-invalid` on the period with an error and on the end that is not a day, `data-disabled` while it cannot
 * be changed.
 */
export function PeriodField({ label, from, to, onChange, format, today, error, id, ...rest }: PeriodFieldProps) {
  const { period } = useLabels();
  const ownId = useId();
  const groupId = id ?? ownId;
  const first = useRef<HTMLInputElement>(null);
  const shared = { format, today, isInvalid: Boolean(error), describedBy: error ? `${groupId}-error` : undefined };
  // Clearing also removes a typed text that is not a date: a new key replaces both inputs.
  const [cleared, setCleared] = useState(0);
  useEffect(() => {
    if (cleared > 0) first.current?.focus();
  }, [cleared]);

  const clear = () => {
    onChange({ from: '', to: '' });
    setCleared(cleared + 1);
  };

  return (
    <FieldGroup
      {...rest}
      id={groupId}
      data-invalid={error ? true : undefined}
      data-disabled={rest.disabled || undefined}
    >
      <FieldLegend>{label}</FieldLegend>
      <Ends>
        <PeriodEnd
          {...shared}
          key={`from ${cleared}`}
          ref={first}
          label={period.from}
          value={from}
          max={isCalendarDay(to) ? to : undefined}
          onValueChange={(next) => onChange({ from: next, to })}
        />
        <PeriodEnd
          {...shared}
          key={`to ${cleared}`}
          ref={undefined}
          label={period.to}
          value={to}
          min={isCalendarDay(from) ? from : undefined}
          onValueChange={(next) => onChange({ from, to: next })}
        />
        {(from || to) && !rest.disabled && (
          <IconButton label={period.clear(label)} icon={<X aria-hidden />} onClick={clear} />
        )}
      </Ends>
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </FieldGroup>
  );
}
