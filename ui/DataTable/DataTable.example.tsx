import { ActionList } from '@comptoir/ui/ActionList';
import { Amount } from '@comptoir/ui/Amount';
import { type Column, DataTable, sorted } from '@comptoir/ui/DataTable';
import { Trash2 } from 'lucide-react';
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

const RECEIVED: Invoice[] = [
  { customer: 'Ann Martin', day: '18 November', total: 12_500 },
  { customer: 'Ben Walsh', day: '20 November', total: 48_000 },
  { customer: 'Cleo Byrne', day: '21 November', total: 9_900 },
];

export function Example() {
  const [order, setOrder] = useState('largest');
  const [invoices, setInvoices] = useState(RECEIVED);
  const rows = invoices.toSorted((a, b) => (order === 'largest' ? b.total - a.total : a.total - b.total));
  const actions = (invoice: Invoice) => (
    <ActionList
      label={`Actions: ${invoice.customer}`}
      items={[
        {
          id: 'delete',
          label: 'Delete',
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: () => setInvoices(invoices.filter((kept) => kept !== invoice)),
        },
      ]}
    />
  );
  return (
    <DataTable
      caption="Invoices"
      columns={sorted(COLUMNS, { order, onOrder: setOrder })}
      rows={rows}
      rowKey={({ customer }) => customer}
      actions={actions}
    />
  );
}
