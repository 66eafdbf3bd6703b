import { X } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { FieldError, FieldGroup, FieldLegend } from '../Field';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { PeriodEnd } from './PeriodEnd';
import { Ends } from './PeriodField.styles';

/** Plain dates (`YYYY-MM-DD`), both included; '' is an open end. */
export interface Period {
  from: string;
  to: string;
}

export interface PeriodFieldProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'>, Period {
  label: string;
  onChange: (period: Period) => void;
  error?: string | undefined;
}

/** The days between two dates, for the line above a list; either end may be open. */
export function PeriodField({ label, from, to, onChange, error, id, ...rest }: PeriodFieldProps) {
  const { period } = useLabels();
  const ownId = useId();
  const groupId = id ?? ownId;
  const first = useRef<HTMLInputElement>(null);
  const shared = { isInvalid: Boolean(error), describedBy: error ? `${groupId}-error` : undefined };

  const clear = () => {
    onChange({ from: '', to: '' });
    first.current?.focus();
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
          ref={first}
          label={period.from}
          value={from}
          max={to}
          onValueChange={(next) => onChange({ from: next, to })}
        />
        <PeriodEnd
          {...shared}
          label={period.to}
          value={to}
          min={from}
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
