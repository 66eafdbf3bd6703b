import { isCalendarDay } from '@comptoir/domain/plainDate';
import { useId } from 'react';
import { Field } from '../Field';
import type { TextFieldProps } from '../TextField';
import { DateControl } from './DateControl';
import { Written } from './DateField.styles';
import type { DateFormat } from './DateFormat';
import { type DateBounds, useDateText } from './useDateText';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max'>, DateBounds {
  /** `YYYY-MM-DD`, '' while nothing is typed; what was typed, while it is no date. */
  value: string;
  /** The business day, `YYYY-MM-DD`. */
  today: string;
  /** How dates are read and written. */
  format: DateFormat;
}

/**
 * A date, typed as the language says whatever the browser's is, or chosen in a calendar, and written out under it
 * (DESIGN rule 19). The hint has that place while there is no date.
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
  const date = useDateText({
    ...{ value, format, today, min, max },
    onRead: (read, { text }) => {
      const next = read.ok ? read.date : text.trim();
      if (next !== value) onValueChange(next);
    },
  });
  const { unread, outside } = date.refused;
  const told = unread ?? error ?? outside;
  const written = isCalendarDay(value) ? format.long(value) : null;
  // What is wrong has the line of what would be written: nothing moves as the field is left by a press on Save.
  const line = written ?? hint ?? (told ? null : '');

  return (
    <Field
      {...{ label, required, disabled, id }}
      error={told}
      hint={written && hint}
      describedBy={line === null ? undefined : writtenId}
    >
      {(control) => (
        <>
          <DateControl {...rest} {...control} {...{ label, date, value, format, today, min, max }} />
          {line !== null && <Written id={writtenId}>{line}</Written>}
        </>
      )}
    </Field>
  );
}
