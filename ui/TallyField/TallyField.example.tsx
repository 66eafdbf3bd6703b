import { useLabels } from '@comptoir/ui/labels';
import { TallyField } from '@comptoir/ui/TallyField';
import { useState } from 'react';

const NOTES = [50, 20, 10];

export function Example() {
  const { money } = useLabels();
  const [counts, setCounts] = useState<Partial<Record<string, number | null>>>({ 50: 2 });
  const lines = NOTES.map((note) => {
    const count = counts[note] ?? null;
    return {
      id: String(note),
      label: `Notes of ${note}`,
      value: count,
      sum: count === null ? '' : money.amount(note * count),
    };
  });
  const total = NOTES.reduce((sum, note) => sum + note * (counts[note] ?? 0), 0);

  return (
    <form style={{ maxWidth: 480 }}>
      <TallyField
        legend="Count of the till"
        lines={lines}
        onValueChange={(id, count) => setCounts({ ...counts, [id]: count })}
        max={1_000}
        total={{ label: 'Counted', value: money.amount(total) }}
      />
    </form>
  );
}
