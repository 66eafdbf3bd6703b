import { DATES } from '@comptoir/domain/dateFormat';
import { DateField, type DateFieldProps } from '@comptoir/ui/DateField';
import { useLang } from '../frame/i18n/useLang';
import { textOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';
import { useToday } from './useToday';

interface DateInputProps extends Partial<Omit<DateFieldProps, 'today' | 'format'>> {
  field: CallFormField<unknown>;
  /** Which days it takes, today among them; any day without it. */
  days?: 'past' | 'future';
}

/** A date field, in the language's own order of day and month. */
export function DateInput({ field, days, ...rest }: DateInputProps) {
  const { lang } = useLang();
  const today = useToday();
  const bounds = { min: days === 'future' ? today : undefined, max: days === 'past' ? today : undefined };
  return <DateField {...textOf(field)} {...bounds} today={today} format={DATES[lang]} {...rest} />;
}
