import { Button } from '@comptoir/ui/Button';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { DialogFrame } from '@comptoir/ui/DialogFrame';
import { useState } from 'react';

const KEYS = [
  { id: 'search', label: 'Search', value: '/' },
  { id: 'new', label: 'New invoice', value: 'N' },
];

/** A dialog of your own. It is mounted while it is open. */
function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame
      title="Keys"
      size="sm"
      hasCloseButton
      footer={<Button onClick={onClose}>Done</Button>}
      onEscape={onClose}
    >
      <DescriptionList items={KEYS} />
    </DialogFrame>
  );
}

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Show the keys
      </Button>
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
