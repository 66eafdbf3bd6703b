import { Amount } from '@comptoir/ui/Amount';
import { CardGrid } from '@comptoir/ui/Card';
import { FigureCard } from '@comptoir/ui/FigureCard';
import { ReceiptText, Users } from 'lucide-react';

export function Example() {
  return (
    <CardGrid>
      <FigureCard
        label="Sales"
        value={<Amount value={1_250_000} />}
        icon={<ReceiptText aria-hidden />}
        note="November 2026"
        href="#sales"
      />
      <FigureCard label="New customers" value="12" icon={<Users aria-hidden />} note="November 2026" />
    </CardGrid>
  );
}
