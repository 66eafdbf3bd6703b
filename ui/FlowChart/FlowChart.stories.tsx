import preview from '../stories/preview';
import { FlowChart } from './FlowChart';
import type { FlowPoint } from './model';

const MONEY: readonly (readonly [inflow: number, outflow: number])[] = [
  [120_000, 45_000],
  [0, 30_000],
  [85_000, 0],
  [0, 0],
  [240_000, 160_000],
  [60_000, 210_000],
  [35_000, 12_500],
];

/** Returns the first `count` days of November, from a balance of 500 000 francs. */
function days(count: number, times = 1): FlowPoint[] {
  let balance = 500_000;
  return Array.from({ length: count }, (_, rank) => {
    const [inflow, outflow] = (MONEY[rank % MONEY.length] ?? [0, 0]).map((francs) => francs * times) as [
      number,
      number,
    ];
    balance += inflow - outflow;
    const day = String(rank + 1);
    return {
      key: day,
      name: `${day === '1' ? '1er' : day} novembre 2026`,
      tick: `${day.padStart(2, '0')}/11`,
      inflow,
      outflow,
      balance,
    };
  });
}

const meta = preview.meta({
  title: 'Widgets/Charts/FlowChart',
  component: FlowChart,
  args: { label: 'Entrées et sorties par jour', periodLabel: 'Jour', points: days(7) },
});

export const Playground = meta.story();

/** The name of each period links to the list behind it. */
export const Linked = meta.story({
  args: { points: days(7).map((point) => ({ ...point, href: `#${point.key}` })) },
});

export const Month = meta.story({ args: { points: days(30) } });

export const OneDay = meta.story({ args: { points: days(1) } });

/** No money moved, so the balance is a level line. */
export const Quiet = meta.story({ args: { points: days(7, 0) } });

/** The balance is a hundred times a day's money, and the day's money is still visible. */
export const GreatBalance = meta.story({
  args: { points: days(14).map((point) => ({ ...point, balance: point.balance + 60_000_000 })) },
});

export const Greatest = meta.story({
  args: {
    points: days(3).map((point) => ({ ...point, inflow: 999_999_999_999, outflow: 888_888_888_888, balance: 7e12 })),
  },
});
