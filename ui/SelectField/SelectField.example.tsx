import { Button } from '@comptoir/ui/Button';
import { SelectField } from '@comptoir/ui/SelectField';
import { type FormEvent, useState } from 'react';

const OPTIONS = [
  { value: 'wood', label: 'Wood' },
  { value: 'tools', label: 'Tools' },
  { value: 'rent', label: 'Rent', disabled: true },
];

export function Example() {
  const [kind, setKind] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(kind);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <SelectField
        label="Kind of expense"
        options={OPTIONS}
        value={kind}
        onValueChange={setKind}
        required
        error={sent !== null && kind === '' ? 'Choose what the money was spent on.' : undefined}
      />
      <Button type="submit">Save</Button>
      {sent && <p role="status">The expense is saved.</p>}
    </form>
  );
}
