import { isCalendarDay } from '@comptoir/domain/plainDate';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { DayPicker, type DropdownProps } from 'react-day-picker';
import { IconButton } from '../IconButton';
import { type UiLabels, useLabels } from '../labels';
import { Bound, Month } from './Calendar.styles';
import type { CalendarProps } from './CalendarProps';
import type { DateFormat } from './DateFormat';

/** The library counts in the browser's time zone, where local noon always falls on the day itself. */
const noonOf = (date: string) => new Date(`${date}T12:00`);
const dayOf = (noon: Date) =>
  [noon.getFullYear(), noon.getMonth() + 1, noon.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Returns every text that the library writes or says, in the language of the application. */
function wordsOf({ locale, said }: DateFormat, labels: UiLabels['date']) {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const month = writer({ month: 'long' });
  const monthAndYear = writer({ month: 'long', year: 'numeric' });
  const weekday = writer({ weekday: 'short' });
  const weekdayInFull = writer({ weekday: 'long' });
  const day = writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    formatters: {
      formatCaption: monthAndYear,
      formatMonthDropdown: month,
      formatWeekdayName: (date: Date) => weekday(date).replace('.', ''),
      formatDay: (date: Date) => String(date.getDate()),
    },
    labels: {
      labelGrid: monthAndYear,
      labelWeekday: weekdayInFull,
      labelDayButton: (date: Date, { today }: { today?: boolean }) =>
        said(day(date)) + (today ? `, ${labels.today}` : ''),
      labelPrevious: () => labels.previous,
      labelNext: () => labels.next,
      labelMonthDropdown: () => labels.month,
      labelYearDropdown: () => labels.year,
    },
  };
}

/** Returns a sentence that says which days can be chosen; empty when all days of business can. */
function boundOf({ min, max }: { min: string; max: string }, format: DateFormat, labels: UiLabels['date']): string {
  const [first, last] = [format.text(min), format.text(max)];
  if (min > format.first) return max < format.last ? labels.between(first, last) : labels.from(first);
  return max < format.last ? labels.until(last) : '';
}

function Turn({ to, ...props }: { to: 'previous' | 'next' } & ComponentProps<'button'>) {
  const { date } = useLabels();
  const { className, tabIndex, onClick, 'aria-disabled': isOff } = props;
  return (
    <IconButton
      className={className}
      tabIndex={tabIndex}
      onClick={onClick}
      aria-disabled={isOff}
      label={date[to]}
      icon={to === 'previous' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    />
  );
}

function Choice({ options = [], value, onChange, 'aria-label': label }: DropdownProps) {
  return (
    <select aria-label={label} value={value} onChange={onChange}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const COMPONENTS = {
  PreviousMonthButton: (props: ComponentProps<'button'>) => <Turn to="previous" {...props} />,
  NextMonthButton: (props: ComponentProps<'button'>) => <Turn to="next" {...props} />,
  Dropdown: Choice,
};

/**
 * One month at a time. The library handles keys, grid and focus; this component decides what is seen and said (ADR
 * 0026).
 */
export function Calendar({ value, format, min = format.first, max = format.last, today, onChoose }: CalendarProps) {
  const { date: labels } = useLabels();
  const words = useMemo(() => wordsOf(format, labels), [format, labels]);
  const chosen = isCalendarDay(value) ? value : undefined;
  const shown = [min, max, chosen ?? today].sort()[1] ?? today;

  return (
    <Month>
      <DayPicker
        {...words}
        mode="single"
        autoFocus
        fixedWeeks
        required={false}
        captionLayout="dropdown"
        navLayout="around"
        weekStartsOn={format.weekStart ?? 1}
        lang={format.locale.slice(0, 2)}
        components={COMPONENTS}
        selected={chosen === undefined ? undefined : noonOf(chosen)}
        defaultMonth={noonOf(shown)}
        today={noonOf(today)}
        startMonth={noonOf(min)}
        endMonth={noonOf(max)}
        disabled={[{ before: noonOf(min) }, { after: noonOf(max) }]}
        onDayClick={(day) => onChoose(dayOf(day))}
      />
      <Bound>{boundOf({ min, max }, format, labels)}</Bound>
    </Month>
  );
}
