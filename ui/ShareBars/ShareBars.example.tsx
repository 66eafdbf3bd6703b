import { ShareBars } from '@comptoir/ui/ShareBars';

const KINDS = [
  { id: 'wood', label: 'Wood', amount: 215_000, detail: '12 expenses', href: '#wood' },
  { id: 'rent', label: 'Rent', amount: 75_000, detail: '3 expenses', href: '#rent' },
  { id: 'tools', label: 'Tools', amount: 34_000, detail: '21 expenses', href: '#tools' },
];

export function Example() {
  return <ShareBars label="Expenses by kind" barLabel="Kind" bars={KINDS} />;
}
