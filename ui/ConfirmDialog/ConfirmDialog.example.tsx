import { Button } from '@comptoir/ui/Button';
import { ConfirmDialog } from '@comptoir/ui/ConfirmDialog';
import { useState } from 'react';

export function Example() {
  const [isAsking, setIsAsking] = useState(false);
  const [isThere, setIsThere] = useState(true);

  const remove = () => {
    setIsThere(false);
    setIsAsking(false);
  };

  return (
    <>
      <p>{isThere ? 'Invoice 12, 3 payments' : 'No invoice'}</p>
      <Button variant="danger" disabled={!isThere} onClick={() => setIsAsking(true)}>
        Delete the invoice
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete the invoice"
        question="Do you want to delete invoice 12?"
        detail="Its 3 payments are deleted with it."
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
