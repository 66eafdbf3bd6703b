import { Amount } from '@comptoir/ui/Amount';
import { Badge } from '@comptoir/ui/Badge';
import { DescriptionList } from '@comptoir/ui/DescriptionList';

export function Example() {
  return (
    <DescriptionList
      items={[
        { id: 'customer', label: 'Customer', value: 'Ann Martin' },
        { id: 'day', label: 'Day', value: '20 November 2026' },
        { id: 'total', label: 'Total', value: <Amount value={12_500} /> },
        { id: 'state', label: 'State', value: <Badge tone="success">Paid</Badge> },
      ]}
    />
  );
}
