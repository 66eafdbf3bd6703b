import { GlobalSearch } from '@comptoir/ui/GlobalSearch';
import { FileText, UserRound } from 'lucide-react';
import { useState } from 'react';

const SCREENS = [
  { id: 'orders', label: 'Orders', href: '#orders', icon: <FileText aria-hidden /> },
  { id: 'invoices', label: 'Invoices', href: '#invoices', icon: <FileText aria-hidden /> },
];
const CLIENTS = [
  { id: 'ann', label: 'Ann Brown', detail: 'Leeds', href: '#ann', icon: <UserRound aria-hidden /> },
  { id: 'ian', label: 'Ian Wood', detail: 'Bristol', href: '#ian', icon: <UserRound aria-hidden /> },
];

export function Example() {
  const [text, setText] = useState('');
  const fits = ({ label }: { label: string }) => text !== '' && label.toLowerCase().includes(text.toLowerCase());

  return (
    <GlobalSearch
      value={text}
      onValueChange={setText}
      groups={[
        { id: 'screens', label: 'Screens', results: SCREENS.filter(fits) },
        { id: 'clients', label: 'Clients', results: CLIENTS.filter(fits) },
      ]}
      placeholder="Search…"
      emptyText="Nothing found."
      onChoose={({ href }) => window.location.assign(href)}
    />
  );
}
