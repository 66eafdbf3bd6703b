import { Button } from '@comptoir/ui/Button';
import { useLabels } from '@comptoir/ui/labels';
import { PrintSheet, type SheetColumn } from '@comptoir/ui/PrintSheet';
import { Printer } from 'lucide-react';
import { useState } from 'react';

const COLUMNS: SheetColumn[] = [
  { key: 'day', header: 'Day', align: 'whole' },
  { key: 'article', header: 'Article' },
  { key: 'amount', header: 'Amount', align: 'end' },
];

export function Example() {
  const { money } = useLabels();
  const [isPrinting, setPrinting] = useState(false);

  return (
    <>
      <Button icon={<Printer aria-hidden />} onClick={() => setPrinting(true)}>
        Print the statement
      </Button>
      {isPrinting && (
        <PrintSheet
          organisation="Brown Joinery"
          title="Statement"
          about={['Ian Wood', 'November 2026']}
          columns={COLUMNS}
          rows={[
            { id: '1', cells: { day: '03/11/2026', article: 'Table', amount: money.amount(45_000) } },
            { id: '2', cells: { day: '20/11/2026', article: 'Six chairs', amount: money.amount(72_000) } },
            { id: 'total', cells: { article: 'Total', amount: money.amount(117_000) }, isSum: true },
          ]}
          made="Made on 30/11/2026 by Ann Brown"
          onDone={() => setPrinting(false)}
        />
      )}
    </>
  );
}
