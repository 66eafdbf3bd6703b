import { Amount } from '@comptoir/ui/Amount';
import { Figure, Figures } from '@comptoir/ui/Legend';

const PARTS = [
  { name: 'Paid', amount: 61_000, background: 'var(--color-brand)' },
  { name: 'Ordered', amount: 22_500, background: 'var(--color-brand-secondary)' },
  { name: 'Left', amount: 41_500, background: 'var(--color-border)' },
];

export function Example() {
  return (
    <figure aria-label="Budget" style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      <div style={{ display: 'flex', height: 12 }}>
        {PARTS.map(({ name, amount, background }) => (
          <span key={name} style={{ flex: amount, background }} />
        ))}
      </div>
      <Figures>
        {PARTS.map(({ name, amount, background }) => (
          <Figure key={name}>
            <dt>
              <span style={{ width: 12, height: 12, background }} />
              {name}
            </dt>
            <dd>
              <Amount value={amount} />
            </dd>
          </Figure>
        ))}
      </Figures>
    </figure>
  );
}
