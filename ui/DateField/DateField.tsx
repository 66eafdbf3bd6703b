import { isCalendarDay } from '@comptoir/domain/plainDate';
import { useId } from 'react';
import { Field } from '../Field';
import type { TextFieldProps } from '../TextField';
import { DateControl } from './DateControl';
import { Written } from './DateField.styles';
import type { DateFormat } from './DateFormat';
import { type DateBounds, useDateText } from './useDateText';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max'>, DateBounds {
  /** The date, `YYYY-MM-DD`; '' while nothing is typed; the typed text while it is not a date. */
  value: string;
  /** Today's business day, `YYYY-MM-DD`. */
  today: string;
  /** How dates are read and written. */
  format: DateFormat;
}

/**
 * A date that is typed in the order of the application's language, whatever the browser's language is, or chosen in a
 * calendar. It is written out under the field (DESIGN rule 19); while there is no date, the hint stands there.
 *
 * Not for two days that make a period: `PeriodField`.
 *
 * Keys: `Enter` reads what was typed; in the calendar the arrows, `Home`, `End`, `PageUp` and `PageDown` move and
 * `Escape` closes.
 *
 * States: `data-today` and `data-selected` on days of the calendar.
 */
export function DateField(props: DateFieldProps) {
  const { label, error, hint, required, disabled, id, value, onValueChange, today, min, max, format, ...rest } = props;
  const writtenId = useId();
  const day = { value, format, today, min, max };
  const date = useDateText({
    ...day,
    onRead: (read, { text }) => {
      const next = read.ok ? read.date : text.trim();
      if (next !== value) onValueChange(next);
    },
  });
  const { unread, outside } = date.refused;
  const told = unread ?? error ?? outside;
  const written = isCalendarDay(value) ? format.long(value) : null;
  // An error takes the place of the empty line, so that nothing moves when a press on Save leaves the field.
  const line = written ?? hint ?? (told ? null : '');

  return (
    <Field
      label={label}
      required={required}
      disabled={disabled}
      id={id}
      error={told}
      hint={written && hint}
      describedBy={line === null ? undefined : writtenId}
    >
      {(control) => (
        <>
          <DateControl {...rest} {...control} {...day} label={label} date={date} />
          {line !== null && <Written id={writtenId}>{line}</Written>}
        </>
      )}
    </Field>
  );
}
