import { Button } from '@comptoir/ui/Button';
import { TextField } from '@comptoir/ui/TextField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [name, setName] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(name);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <TextField
        label="Name"
        value={name}
        onValueChange={setName}
        required
        hint="As it stands on the invoice."
        error={sent !== null && name === '' ? 'Type a name, for example Ann Brown.' : undefined}
      />
      <Button type="submit">Save</Button>
      {sent && <p role="status">Saved: {sent}</p>}
    </form>
  );
}
