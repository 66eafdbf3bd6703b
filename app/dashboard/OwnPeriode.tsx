import { DATES } from '@comptoir/domain/dateFormat';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { PeriodField } from '@comptoir/ui/PeriodField';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from '../records/useToday';
import type { PeriodeState } from './usePeriode';

/** Asks for two dates; while they make no period, it says so in place of the figures. */
export function OwnPeriode({ state: { choisis, jours, onChoisis } }: { state: PeriodeState }) {
  const { t, lang } = useLang();
  const today = useToday();
  const { datedebut, datefin } = choisis;
  const isInverse = datedebut !== '' && datefin !== '' && jours === null;
  return (
    <Stack gap={4} className="no-print">
      <PeriodField
        label={t('dashboard.choix')}
        from={datedebut}
        to={datefin}
        today={today}
        format={DATES[lang]}
        onChange={({ from, to }) => onChoisis({ datedebut: from, datefin: to })}
        error={isInverse ? t('dashboard.periodeinverse') : undefined}
      />
      {jours === null && <EmptyState title={t('dashboard.sansperiode')} />}
    </Stack>
  );
}
