import { Button } from '@comptoir/ui/Button';
import { PageHeader } from '@comptoir/ui/PageHeader';
import { Plus } from 'lucide-react';
import { useState } from 'react';

export function Example() {
  const [count, setCount] = useState(3);

  return (
    <>
      <PageHeader
        title="Invoices"
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => setCount(count + 1)}>
            New invoice
          </Button>
        }
      >
        What clients owe, and what they have paid.
      </PageHeader>
      <p>{count} invoices</p>
    </>
  );
}
