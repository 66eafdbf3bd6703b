import { Amount } from '@comptoir/ui/Amount';
import { AmountField } from '@comptoir/ui/AmountField';
import { Button } from '@comptoir/ui/Button';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [left, setLeft] = useState(50_000);
  const [amount, setAmount] = useState<number | null>(null);
  const isTooMuch = amount !== null && amount > left;

  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null || isTooMuch) return;
    setLeft(left - amount);
    setAmount(null);
  };

  return (
    <form onSubmit={pay} style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <AmountField
        label="Amount"
        required
        value={amount}
        onValueChange={setAmount}
        hint={
          <>
            Left to pay: <Amount value={left} />
          </>
        }
        error={isTooMuch ? 'This is more than is left to pay.' : undefined}
      />
      <Button type="submit">Pay</Button>
    </form>
  );
}
