import { Amount } from '@comptoir/ui/Amount';
import { type Column, DataTable, sorted } from '@comptoir/ui/DataTable';
import { useState } from 'react';

interface Invoice {
  customer: string;
  day: string;
  total: number;
}

const COLUMNS: Column<Invoice>[] = [
  { key: 'customer', header: 'Customer', isPrimary: true, render: ({ customer }) => customer },
  { key: 'day', header: 'Day', phone: 'meta', render: ({ day }) => day },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    phone: 'amount',
    orders: { descending: 'largest', ascending: 'smallest' },
    render: ({ total }) => <Amount value={total} />,
  },
];

const INVOICES: Invoice[] = [
  { customer: 'Ann Martin', day: '18 November', total: 12_500 },
  { customer: 'Ben Walsh', day: '20 November', total: 48_000 },
  { customer: 'Cleo Byrne', day: '21 November', total: 9_900 },
];

export function Example() {
  const [order, setOrder] = useState('largest');
  const rows = INVOICES.toSorted((a, b) => (order === 'largest' ? b.total - a.total : a.total - b.total));
  return (
    <DataTable
      caption="Invoices"
      columns={sorted(COLUMNS, { order, onOrder: setOrder })}
      rows={rows}
      rowKey={({ customer }) => customer}
    />
  );
}
