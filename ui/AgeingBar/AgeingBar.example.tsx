import { type AgeingBand, AgeingBar } from '@comptoir/ui/AgeingBar';

const BANDS: AgeingBand[] = [
  { label: 'Up to 30 days', montant: 62_000, tone: 'success' },
  { label: '31 to 60 days', montant: 24_000, tone: 'info' },
  { label: '61 to 90 days', montant: 10_500, tone: 'warning' },
  { label: 'Over 90 days', montant: 3_500, tone: 'danger' },
];

export function Example() {
  return <AgeingBar label="Unpaid invoices by age" bands={BANDS} totalLabel="Unpaid" />;
}
