import type { Lang } from '@comptoir/domain/dates';
import type { DateBounds } from './useDateText';

export interface CalendarProps extends DateBounds {
  /** `YYYY-MM-DD`; anything else is no chosen day. */
  value: string;
  lang: Lang;
  today: string;
  onChoose: (date: string) => void;
}
