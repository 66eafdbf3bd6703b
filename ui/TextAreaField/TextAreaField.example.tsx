import { Button } from '@comptoir/ui/Button';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [note, setNote] = useState('');
  const [notes, setNotes] = useState<string[]>([]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setNotes([...notes, note]);
    setNote('');
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      {notes.map((saved) => (
        <p key={saved}>{saved}</p>
      ))}
      <TextAreaField label="Note" value={note} onValueChange={setNote} hint="What the next person must know." />
      <Button type="submit" disabled={note.trim() === ''}>
        Add the note
      </Button>
    </form>
  );
}
