import { Combobox, type ComboboxOption } from '@comptoir/ui/Combobox';
import { useState } from 'react';

const CUSTOMERS: ComboboxOption[] = [
  { key: 1, label: 'Ann Martin', note: 'Cork' },
  { key: 2, label: 'Anne Murphy', note: 'Galway' },
  { key: 3, label: 'Ben Walsh', note: 'Cork' },
];

export function Example() {
  const [text, setText] = useState('');
  const [customer, setCustomer] = useState<ComboboxOption | null>(null);
  // A real form asks its server, and gives `undefined` until the answer is there.
  const found = CUSTOMERS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Combobox
      label="Customer"
      text={text}
      onTextChange={setText}
      options={found}
      value={customer}
      onChange={setCustomer}
      emptyText="No customer has this name"
    />
  );
}
