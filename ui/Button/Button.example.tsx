import { Button } from '@comptoir/ui/Button';
import { TextField } from '@comptoir/ui/TextField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [name, setName] = useState('Ann');
  const [isBusy, setIsBusy] = useState(false);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setTimeout(() => setIsBusy(false), 2000);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <TextField label="Name" value={name} onValueChange={setName} />
      <Button type="submit" busy={isBusy} busyLabel="Saving…">
        Save
      </Button>
    </form>
  );
}
