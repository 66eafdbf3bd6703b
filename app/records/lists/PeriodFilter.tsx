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

/** The days of a list; an end before its beginning is said, and left out. */
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
