import { Amount } from '@comptoir/ui/Amount';
import { QuantityField } from '@comptoir/ui/QuantityField';
import { useState } from 'react';

const PRICE = 12_000;

export function Example() {
  const [quantity, setQuantity] = useState<number | null>(6);

  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 240 }}>
      <QuantityField
        label="Quantity"
        suffix="chairs"
        value={quantity}
        onValueChange={setQuantity}
        min={1}
        max={100}
        required
        error={quantity === null || quantity < 1 ? 'Order at least one chair.' : undefined}
      />
      <p>
        Total: <Amount value={PRICE * (quantity ?? 0)} />
      </p>
    </div>
  );
}
