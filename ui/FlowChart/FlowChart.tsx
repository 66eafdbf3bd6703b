import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { formatMontant } from '#domain/money';
import { Amount } from '../Amount';
import { ChartTable } from '../ChartTable';
import type { Column } from '../DataTable';
import { useLabels } from '../labels';
import { Key, Period, Plot, Root, Swatch } from './FlowChart.styles';
import { FlowCursor } from './FlowCursor';
import { FlowDrawing } from './FlowDrawing';
import { drawingOf } from './model';
import { useWidth } from './useWidth';

/** One period: whole francs that came in and went out during it, and the balance at its end. */
export interface FlowPoint {
  key: string;
  /** As it is read out: `12 novembre 2026`. */
  name: string;
  /** Under the axis: `12/11`. */
  tick: string;
  inflow: number;
  outflow: number;
  balance: number;
}

export interface FlowChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  label: string;
  /** What a point is: names the cursor and the table's first column. */
  periodLabel: string;
  /** In the order of time, one at least. */
  points: readonly FlowPoint[];
}

/** Money in and out over time as bars, the balance as a line, and the same in figures (PRODUCT N). */
export function FlowChart({ label, periodLabel, points, ...rest }: FlowChartProps) {
  const { flowChart } = useLabels();
  const [rank, setRank] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const last = points.length - 1;
  // Without a choice the last one; other points may be fewer.
  const chosen = Math.min(rank ?? last, last);
  const point = points[chosen];
  if (!point) return null;
  const { name, inflow, outflow, balance } = point;
  const parts = [
    { id: 'in', label: flowChart.in, montant: inflow },
    { id: 'out', label: flowChart.out, montant: outflow },
    { id: 'balance', label: flowChart.balance, montant: balance },
  ];
  const text = [name, ...parts.map((part) => `${part.label} ${formatMontant(part.montant)}`)].join(', ');
  const place = drawingOf(points, width);

  return (
    <Root {...rest} aria-label={label}>
      <Key>
        <Period>{name}</Period>
        <dl>
          {parts.map((part) => (
            <div key={part.id}>
              <dt>
                <Swatch aria-hidden data-part={part.id} />
                {part.label}
              </dt>
              <dd>{formatMontant(part.montant)}</dd>
            </div>
          ))}
        </dl>
      </Key>
      <Plot ref={box}>
        {width > 0 && <FlowDrawing points={points} place={place} width={width} chosen={chosen} />}
        <FlowCursor
          label={periodLabel}
          count={points.length}
          chosen={chosen}
          text={text}
          style={{ left: place.left, right: width - place.right }}
          onChoose={setRank}
        />
      </Plot>
      <FlowTable label={label} periodLabel={periodLabel} points={points} />
    </Root>
  );
}

function FlowTable({ label, periodLabel, points }: Pick<FlowChartProps, 'label' | 'periodLabel' | 'points'>) {
  const { flowChart } = useLabels();
  const amount = (key: 'inflow' | 'outflow' | 'balance', header: string): Column<FlowPoint> => ({
    key,
    header,
    align: 'end',
    render: (point) => <Amount value={point[key]} />,
  });
  return (
    <ChartTable
      caption={label}
      rows={points}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', header: periodLabel, isPrimary: true, render: ({ name }) => name },
        amount('inflow', flowChart.in),
        amount('outflow', flowChart.out),
        amount('balance', flowChart.balance),
      ]}
    />
  );
}
