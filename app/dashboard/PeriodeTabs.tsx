import { type NomPeriode, PERIODES } from '@comptoir/domain/periode';
import { useMediaWidth } from '@comptoir/ui/foundations';
import { SelectField } from '@comptoir/ui/SelectField';
import { PeriodSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { Tabs } from '@comptoir/ui/Tabs';
import { type ReactNode, Suspense } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import type { PeriodeState } from './usePeriode';

// Users seldom choose their own dates.
const OwnPeriode = lazyOf(() => import('./OwnPeriode'), 'OwnPeriode');

interface PeriodeTabsProps {
  state: PeriodeState;
  /** The periods to choose from. */
  periodes?: readonly NomPeriode[];
  /** The figures of the chosen period. */
  children: ReactNode;
}

/** Chooses the period of the figures below: by tabs, or by a select on a phone, where tabs would take three lines. */
export function PeriodeTabs({ state, periodes = PERIODES, children }: PeriodeTabsProps) {
  const { t } = useLang();
  const isPhone = useMediaWidth('TABLET');
  const { periode, onPeriode } = state;
  const label = t('dashboard.periode');
  const names = periodes.map((id) => ({ id, label: t(`dashboard.${id}`) }));
  const change = (id: string) => onPeriode(id as NomPeriode);
  const content = (
    <Stack gap={5}>
      {periode === 'choix' && (
        <Suspense fallback={<PeriodSkeleton />}>
          <OwnPeriode state={state} />
        </Suspense>
      )}
      {children}
    </Stack>
  );
  if (!isPhone) {
    return (
      <Tabs label={label} tabs={names} value={periode} onValueChange={change}>
        {content}
      </Tabs>
    );
  }
  return (
    <Stack gap={5}>
      <div className="no-print">
        <SelectField
          label={label}
          placeholder={null}
          options={names.map(({ id, label: name }) => ({ value: id, label: name }))}
          value={periode}
          onValueChange={change}
        />
      </div>
      {content}
    </Stack>
  );
}
