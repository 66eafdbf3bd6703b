import { BudgetBar } from '@comptoir/ui/BudgetBar';
import { useLabels } from '@comptoir/ui/labels';

const PLANNED = 120_000;
const COMMITTED = 102_000;
const PAID = 45_000;

export function Example() {
  const { money } = useLabels();
  const figure = (label: string, value: number) => ({ label, value, text: money.amount(value) });
  return (
    <BudgetBar
      label="Budget of the new shop"
      planned={figure('Planned', PLANNED)}
      committed={figure('Committed', COMMITTED)}
      paid={figure('Paid', PAID)}
      remaining={figure('Left', PLANNED - COMMITTED)}
      level="warning"
      percent={Math.round((COMMITTED / PLANNED) * 100)}
    />
  );
}
