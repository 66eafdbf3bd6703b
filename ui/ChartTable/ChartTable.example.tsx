import { ChartTable } from '@comptoir/ui/ChartTable';

const VISITS = [
  { month: 'September', count: 48 },
  { month: 'October', count: 72 },
  { month: 'November', count: 96 },
];

export function Example() {
  return (
    <figure>
      <div aria-hidden style={{ display: 'flex', alignItems: 'end', gap: 8, maxWidth: 240 }}>
        {VISITS.map(({ month, count }) => (
          <div key={month} style={{ flex: 1, height: count, background: 'var(--color-primary)' }} />
        ))}
      </div>
      <ChartTable
        caption="Visits by month"
        columns={[
          { key: 'month', header: 'Month', isPrimary: true, render: ({ month }) => month },
          { key: 'count', header: 'Visits', align: 'end', phone: 'amount', render: ({ count }) => count },
        ]}
        rows={VISITS}
        rowKey={({ month }) => month}
      />
    </figure>
  );
}
