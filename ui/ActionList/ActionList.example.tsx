import { ActionList } from '@comptoir/ui/ActionList';
import { Amount } from '@comptoir/ui/Amount';
import { type Column, DataTable } from '@comptoir/ui/DataTable';
import { Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';

interface Invoice {
  customer: string;
  total: number;
}

const COLUMNS: Column<Invoice>[] = [
  { key: 'customer', header: 'Customer', isPrimary: true, render: ({ customer }) => customer },
  { key: 'total', header: 'Total', align: 'end', phone: 'amount', render: ({ total }) => <Amount value={total} /> },
];

export function Example() {
  const [unpaid, setUnpaid] = useState<Invoice[]>([
    { customer: 'Ann Martin', total: 12_500 },
    { customer: 'Ben Walsh', total: 48_000 },
  ]);

  const actions = ({ customer }: Invoice) => {
    const takeAway = () => setUnpaid(unpaid.filter((invoice) => invoice.customer !== customer));
    return (
      <ActionList
        label={`Actions: ${customer}`}
        main={{ text: 'Pay', label: `Pay the invoice of ${customer}`, onSelect: takeAway }}
        items={[
          { id: 'open', label: 'Open', icon: <Eye aria-hidden />, href: '#invoice' },
          { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: takeAway },
        ]}
      />
    );
  };

  return (
    <DataTable
      caption="Unpaid invoices"
      columns={COLUMNS}
      rows={unpaid}
      rowKey={({ customer }) => customer}
      actions={actions}
    />
  );
}
