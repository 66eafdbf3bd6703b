import { dateFormat } from '@comptoir/ui/formats';
import { PeriodField } from '@comptoir/ui/PeriodField';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';

const DATES = dateFormat({ locale: 'en-GB' });
const TODAY = new Date().toLocaleDateString('en-CA');
const PAYMENTS = [
  { payer: 'Ann Brown', day: '2026-11-03' },
  { payer: 'Ian Wood', day: '2026-11-20' },
];

export function Example() {
  const [period, setPeriod] = useState({ from: '2026-11-01', to: '2026-11-30' });
  const { from, to } = period;
  const fitting = PAYMENTS.filter(({ day }) => (from === '' || day >= from) && (to === '' || day <= to));

  return (
    <Stack>
      <PeriodField label="Period" format={DATES} today={TODAY} {...period} onChange={setPeriod} />
      <ul>
        {fitting.map(({ payer, day }) => (
          <li key={payer}>
            {payer}, {DATES.text(day)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
