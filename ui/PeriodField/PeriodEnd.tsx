import { type Ref, useId } from 'react';
import { DateControl, type DateFormat, useDateText } from '../DateField';
import { FieldError } from '../Field';
import { End, Line } from './PeriodField.styles';

interface PeriodEndProps {
  ref: Ref<HTMLInputElement> | undefined;
  label: string;
  value: string;
  format: DateFormat;
  today: string;
  onValueChange: (value: string) => void;
  /** The days that the other end of the period leaves free in the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  isInvalid: boolean;
  describedBy: string | undefined;
}

/**
 * One end of the period, with its name beside the input. It does not report a date that is still being typed, nor a
 * text that is not a date: it says what is wrong, and the last date stays.
 */
export function PeriodEnd(props: PeriodEndProps) {
  const { ref, label, value, format, today, onValueChange, min, max, isInvalid, describedBy } = props;
  const id = useId();
  const day = { value, format, today };
  const date = useDateText({
    ...day,
    onRead: (read, { isTyping }) => {
      const next = read.ok ? read.date : '';
      const isMeant = read.ok
        ? next >= format.first && next <= format.last && (read.isWhole || !isTyping)
        : read.reason === 'vide';
      if (isMeant && next !== value) onValueChange(next);
    },
  });
  const refused = date.refused.unread ?? date.refused.outside;

  return (
    <End>
      <Line data-invalid={isInvalid || refused ? true : undefined}>
        <label htmlFor={id}>{label}</label>
        <DateControl
          {...day}
          label={label}
          date={date}
          min={min}
          max={max}
          ref={ref}
          id={id}
          aria-invalid={isInvalid || refused ? true : undefined}
          aria-describedby={[refused && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined}
        />
      </Line>
      {refused && <FieldError id={`${id}-error`}>{refused}</FieldError>}
    </End>
  );
}
