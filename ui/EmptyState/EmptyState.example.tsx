import { Button } from '@comptoir/ui/Button';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { Plus } from 'lucide-react';
import { useState } from 'react';

export function Example() {
  const [count, setCount] = useState(0);
  if (count > 0) return <p>{count} invoice</p>;
  return (
    <EmptyState
      title="No invoice yet"
      description="Write the first one: it appears here."
      action={
        <Button icon={<Plus aria-hidden />} onClick={() => setCount(1)}>
          New invoice
        </Button>
      }
    />
  );
}
