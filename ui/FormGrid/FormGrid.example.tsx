import { Button } from '@comptoir/ui/Button';
import { FormGrid } from '@comptoir/ui/FormGrid';
import { RequiredNote } from '@comptoir/ui/RequiredNote';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { TextField } from '@comptoir/ui/TextField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [name, setName] = useState('');
  const [town, setTown] = useState('');
  const [note, setNote] = useState('');
  const [saved, setSaved] = useState('');

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(name);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16 }}>
      <RequiredNote />
      <FormGrid>
        <TextField label="Name" required value={name} onValueChange={setName} />
        <TextField label="Town" value={town} onValueChange={setTown} />
        <div data-wide>
          <TextAreaField label="Note" value={note} onValueChange={setNote} />
        </div>
      </FormGrid>
      <Button type="submit">Save</Button>
      <p role="status">{saved && `${saved} is saved.`}</p>
    </form>
  );
}
