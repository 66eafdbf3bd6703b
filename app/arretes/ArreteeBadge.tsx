import { formatDateLong, formatDateShort } from '@comptoir/domain/dates';
import { isArreteEnRetard } from '@comptoir/domain/retardArrete';
import { Badge } from '@comptoir/ui/Badge';
import { CalendarCheck, CalendarClock } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from '../records/useToday';

interface ArreteeBadgeProps {
  /** Plain date. */
  arretele: string | null | undefined;
  /** Writes the day as tables do, so that the badge fits on one line of a phone. */
  isShort?: boolean;
}

/** Shows the last closed day of a register, in orange when it is long ago; nothing before the first closing. */
export function ArreteeBadge({ arretele, isShort = false }: ArreteeBadgeProps) {
  const { t, lang } = useLang();
  const today = useToday();
  if (!arretele) return null;
  const isLate = isArreteEnRetard(arretele, today);
  return (
    <Badge
      tone={isLate ? 'warning' : 'success'}
      icon={isLate ? <CalendarClock aria-hidden /> : <CalendarCheck aria-hidden />}
    >
      {t('caisse.arretele')}{' '}
      <time dateTime={arretele}>{isShort ? formatDateShort(arretele, lang) : formatDateLong(arretele, lang)}</time>
    </Badge>
  );
}
