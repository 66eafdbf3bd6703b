import { FlowChart, type FlowPoint } from '@comptoir/ui/FlowChart';

const DAYS: FlowPoint[] = [
  { key: '18', name: '18 November 2026', tick: '18/11', inflow: 12_000, outflow: 4_500, balance: 57_500 },
  { key: '19', name: '19 November 2026', tick: '19/11', inflow: 0, outflow: 30_000, balance: 27_500 },
  { key: '20', name: '20 November 2026', tick: '20/11', inflow: 48_000, outflow: 9_000, balance: 66_500 },
];

export function Example() {
  return <FlowChart label="Money in and out by day" periodLabel="Day" points={DAYS} />;
}
