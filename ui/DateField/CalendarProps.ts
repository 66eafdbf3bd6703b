import type { DateFormat } from './DateFormat';
import type { DateBounds } from './useDateText';

export interface CalendarProps extends DateBounds {
  /** `YYYY-MM-DD`; anything else is no chosen day. */
  value: string;
  format: DateFormat;
  today: string;
  onChoose: (date: string) => void;
}
