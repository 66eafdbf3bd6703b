import { ActionNotes } from '@comptoir/ui/ActionNotes';
import { Alert } from '@comptoir/ui/Alert';
import { AmountField } from '@comptoir/ui/AmountField';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { useState } from 'react';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const [amount, setAmount] = useState<number | null>(12_500);
  const close = () => setIsOpen(false);

  const footer = (
    <>
      <ActionNotes>
        <Alert tone="warning">This invoice is due in three weeks.</Alert>
      </ActionNotes>
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button onClick={close}>Pay</Button>
    </>
  );

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Pay invoice 12</Button>
      <Modal open={isOpen} title="Payment of invoice 12" footer={footer} onClose={close}>
        <AmountField label="Amount" value={amount} onValueChange={setAmount} />
      </Modal>
    </>
  );
}
