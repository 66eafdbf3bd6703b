import { Button } from '@comptoir/ui/Button';
import { RequiredNote } from '@comptoir/ui/RequiredNote';
import { TextField } from '@comptoir/ui/TextField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [name, setName] = useState('');
  const [city, setCity] = useState('');
  const [saved, setSaved] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(name);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <RequiredNote />
      <TextField label="Name" value={name} onValueChange={setName} required />
      <TextField label="City" value={city} onValueChange={setCity} />
      <Button type="submit" disabled={name === ''}>
        Save
      </Button>
      {saved !== '' && <p role="status">Saved: {saved}</p>}
    </form>
  );
}
