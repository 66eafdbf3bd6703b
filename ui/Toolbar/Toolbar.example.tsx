import { Button } from '@comptoir/ui/Button';
import { SearchField } from '@comptoir/ui/SearchField';
import { SelectField } from '@comptoir/ui/SelectField';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { Plus } from 'lucide-react';
import { useState } from 'react';

const STATES = ['Open', 'Paid'].map((state) => ({ value: state, label: state }));

export function Example() {
  const [invoices, setInvoices] = useState([{ id: 1, client: 'Ann Brown', state: 'Paid' }]);
  const [text, setText] = useState('');
  const [state, setState] = useState('');
  const add = () => setInvoices([...invoices, { id: invoices.length + 1, client: 'Ian Wood', state: 'Open' }]);
  const fitting = invoices.filter(
    (invoice) => (state === '' || invoice.state === state) && invoice.client.toLowerCase().includes(text.toLowerCase()),
  );

  return (
    <>
      <Toolbar
        search={<SearchField label="Search an invoice" value={text} onValueChange={setText} />}
        actions={
          <Button icon={<Plus aria-hidden />} onClick={add}>
            New invoice
          </Button>
        }
      >
        <SelectField label="State" placeholder="All" options={STATES} value={state} onValueChange={setState} />
      </Toolbar>
      <ul>
        {fitting.map(({ id, client }) => (
          <li key={id}>
            Invoice {id}, {client}
          </li>
        ))}
      </ul>
    </>
  );
}
