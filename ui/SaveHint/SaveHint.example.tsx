import { AmountField } from '@comptoir/ui/AmountField';
import { Button } from '@comptoir/ui/Button';
import { SaveHint } from '@comptoir/ui/SaveHint';
import { TextField } from '@comptoir/ui/TextField';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [payer, setPayer] = useState('');
  const [amount, setAmount] = useState<number | null>(null);
  const [isSaved, setSaved] = useState(false);
  const missing = [payer === '' ? 'Payer' : '', amount === null ? 'Amount' : ''].filter(Boolean);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(true);
  };

  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <TextField label="Payer" value={payer} onValueChange={setPayer} required />
      <AmountField label="Amount" value={amount} onValueChange={setAmount} required />
      <Button type="submit" disabled={missing.length > 0} aria-describedby="hint">
        Save
      </Button>
      <SaveHint id="hint" missing={missing} />
      {isSaved && <p role="status">The payment is saved.</p>}
    </form>
  );
}
