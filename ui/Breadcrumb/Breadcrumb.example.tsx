import { Breadcrumb } from '@comptoir/ui/Breadcrumb';
import { Button } from '@comptoir/ui/Button';
import { Printer } from 'lucide-react';

const PARENTS = [
  { id: 'customers', label: 'Customers', href: '#customers' },
  { id: 'ann', label: 'Ann Martin', href: '#customers/ann' },
];

export function Example() {
  return (
    <Breadcrumb
      title="Invoice 12"
      description="Of 20 November 2026, due in 30 days"
      parents={PARENTS}
      backHref="#customers/ann"
    >
      <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => print()}>
        Print
      </Button>
    </Breadcrumb>
  );
}
