import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { TextField } from '@comptoir/ui/TextField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [clients, setClients] = useState(['Ann Brown']);
  const close = () => {
    setOpen(false);
    setName('');
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setClients([...clients, name]);
    close();
  };

  return (
    <>
      <p>{clients.join(', ')}</p>
      <Button onClick={() => setOpen(true)}>New client</Button>
      <Modal
        open={isOpen}
        title="New client"
        onClose={close}
        isDirty={name !== ''}
        footer={(leave) => (
          <>
            <Button variant="secondary" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" form="client">
              Save
            </Button>
          </>
        )}
      >
        <form id="client" onSubmit={save}>
          <TextField label="Name" value={name} onValueChange={setName} required />
        </form>
      </Modal>
    </>
  );
}
