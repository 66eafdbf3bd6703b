import { ShareBars } from '@comptoir/ui/ShareBars';

const KINDS = [
  { id: 'wood', label: 'Wood', montant: 215_000, detail: '12 expenses', href: '#wood' },
  { id: 'rent', label: 'Rent', montant: 75_000, detail: '3 expenses', href: '#rent' },
  { id: 'tools', label: 'Tools', montant: 34_000, detail: '21 expenses', href: '#tools' },
];

export function Example() {
  return <ShareBars label="Expenses by kind" barLabel="Kind" bars={KINDS} />;
}
