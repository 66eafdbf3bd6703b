import { Badge } from '@comptoir/ui/Badge';
import { type Column, DataTable } from '@comptoir/ui/DataTable';

const STATES = {
  paid: { tone: 'success', label: 'Paid' },
  partly: { tone: 'warning', label: 'Partly paid' },
  late: { tone: 'danger', label: 'Late' },
} as const;

interface Invoice {
  number: number;
  state: keyof typeof STATES;
}

const COLUMNS: Column<Invoice>[] = [
  { key: 'number', header: 'Invoice', isPrimary: true, render: ({ number }) => number },
  {
    key: 'state',
    header: 'State',
    phone: 'badge',
    render: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
  },
];

const INVOICES: Invoice[] = [
  { number: 11, state: 'paid' },
  { number: 12, state: 'partly' },
  { number: 13, state: 'late' },
];

export function Example() {
  return <DataTable caption="Invoices" columns={COLUMNS} rows={INVOICES} rowKey={({ number }) => number} />;
}
