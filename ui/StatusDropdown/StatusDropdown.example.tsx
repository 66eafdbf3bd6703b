import { StatusDropdown, type StatusOption } from '@comptoir/ui/StatusDropdown';
import { CircleCheck, Package, Truck } from 'lucide-react';
import { useState } from 'react';

const STATUSES: StatusOption[] = [
  { value: 'packed', label: 'Packed', tone: 'neutral', icon: <Package aria-hidden /> },
  { value: 'sent', label: 'On its way', tone: 'info', icon: <Truck aria-hidden /> },
  { value: 'delivered', label: 'Delivered', tone: 'success', icon: <CircleCheck aria-hidden /> },
];

export function Example() {
  const [status, setStatus] = useState('packed');
  const rank = STATUSES.findIndex(({ value }) => value === status);

  return (
    <p style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      Order 12
      <StatusDropdown
        label="Delivery of order 12"
        value={status}
        options={STATUSES.slice(rank)}
        onValueChange={setStatus}
      />
    </p>
  );
}
