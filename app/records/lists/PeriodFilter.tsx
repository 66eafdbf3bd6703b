import { DATES } from '@comptoir/domain/dateFormat';
import { isInverse } from '@comptoir/domain/plainDate';
import { PeriodField } from '@comptoir/ui/PeriodField';
import { useLang } from '../../frame/i18n/useLang';
import { useToday } from '../useToday';

interface PeriodFilterProps {
  datedebut: string;
  datefin: string;
  onFilter(days: { datedebut: string; datefin: string }): void;
}

/**
 * The filter for the days of a list; if the end is before the beginning, an error says so and the end has no effect.
 */
export function PeriodFilter({ datedebut, datefin, onFilter }: PeriodFilterProps) {
  const { t, lang } = useLang();
  const today = useToday();
  return (
    <PeriodField
      label={t('commande.periode')}
      today={today}
      format={DATES[lang]}
      from={datedebut}
      to={datefin}
      onChange={({ from, to }) => onFilter({ datedebut: from, datefin: to })}
      error={isInverse(datedebut, datefin) ? t('commande.periodeinverse') : undefined}
    />
  );
}
