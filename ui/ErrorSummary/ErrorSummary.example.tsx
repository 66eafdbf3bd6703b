import { Button } from '@comptoir/ui/Button';
import { ErrorSummary } from '@comptoir/ui/ErrorSummary';
import { TextField } from '@comptoir/ui/TextField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [name, setName] = useState('');
  const [town, setTown] = useState('');
  const [submitCount, setSubmitCount] = useState(0);

  const wrong = [
    { fieldId: 'name', message: 'Type the name.', isWrong: name === '' },
    { fieldId: 'town', message: 'Type the town.', isWrong: town === '' },
  ].filter(({ isWrong }) => isWrong && submitCount > 0);
  const errorOf = (id: string) => wrong.find(({ fieldId }) => fieldId === id)?.message;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <ErrorSummary title={`Fields to correct: ${wrong.length}`} errors={wrong} submitCount={submitCount} />
      <TextField id="name" label="Name" required value={name} onValueChange={setName} error={errorOf('name')} />
      <TextField id="town" label="Town" required value={town} onValueChange={setTown} error={errorOf('town')} />
      <Button type="submit">Save</Button>
    </form>
  );
}
