import type { DateFormat } from './DateFormat';
import type { DateBounds } from './useDateText';

export interface CalendarProps extends DateBounds {
  /** The chosen day, `YYYY-MM-DD`; with any other text no day is chosen. */
  value: string;
  format: DateFormat;
  today: string;
  onChoose: (date: string) => void;
}
