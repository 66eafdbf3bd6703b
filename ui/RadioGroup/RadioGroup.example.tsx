import { Button } from '@comptoir/ui/Button';
import { RadioGroup } from '@comptoir/ui/RadioGroup';
import { type FormEvent, useState } from 'react';

const OPTIONS = [
  { value: 'post', label: 'By post', description: 'Three to five days' },
  { value: 'courier', label: 'By courier', description: 'Tomorrow' },
  { value: 'shop', label: 'Fetched in the shop' },
];

export function Example() {
  const [delivery, setDelivery] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(delivery);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <RadioGroup
        legend="Delivery"
        options={OPTIONS}
        value={delivery}
        onValueChange={setDelivery}
        required
        error={sent !== null && delivery === '' ? 'Choose how the order is delivered.' : undefined}
      />
      <Button type="submit">Order</Button>
      {sent && <p role="status">The order is sent.</p>}
    </form>
  );
}
