import { type AgeingBand, AgeingBar } from '@comptoir/ui/AgeingBar';

const BANDS: AgeingBand[] = [
  { label: 'Up to 30 days', amount: 62_000, tone: 'success' },
  { label: '31 to 60 days', amount: 24_000, tone: 'info' },
  { label: '61 to 90 days', amount: 10_500, tone: 'warning' },
  { label: 'Over 90 days', amount: 3_500, tone: 'danger' },
];

export function Example() {
  return <AgeingBar label="Unpaid invoices by age" bands={BANDS} totalLabel="Unpaid" />;
}
