import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { Amount } from '../Amount';
import { ChartTable } from '../ChartTable';
import type { Column } from '../DataTable';
import { PlainLink, type RenderLink } from '../foundations';
import { useLabels } from '../labels';
import { Key, Period, Plot, Root, Swatch } from './FlowChart.styles';
import { FlowCursor } from './FlowCursor';
import { FlowDrawing } from './FlowDrawing';
import { drawingOf, type FlowPoint } from './model';
import { useWidth } from './useWidth';

export interface FlowChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Name of the chart, said by screen readers. */
  label: string;
  /** What a point stands for; it names the cursor and the table's first column. */
  periodLabel: string;
  /** The points in the order of time, at least one. */
  points: readonly FlowPoint[];
  /** Draws the links of the periods, so that the application’s router follows them. */
  renderLink?: RenderLink;
}

/**
 * Money in and out over time as bars, the balance as a line, and the same in figures (PRODUCT N).
 *
 * Not for parts of a sum at one time: `ShareBars`.
 *
 * Keys: the cursor is a slider: `ArrowRight` and `ArrowUp` go to the next period, `ArrowLeft` and `ArrowDown` to the
 * one before, `PageUp` and `PageDown` by seven, `Home` and `End` to the ends.
 *
 * States: `data-part` tells the parts of the drawing: `in`, `out`, `balance`, `dot`, `chosen`, `stripe`, `line`,
 * `zero`, `title`.
 */
export function FlowChart({ label, periodLabel, points, renderLink = PlainLink, ...rest }: FlowChartProps) {
  const { flowChart, money } = useLabels();
  const [rank, setRank] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const last = points.length - 1;
  // The last period is chosen by default; a new list of points may be too short for the former choice.
  const chosen = Math.min(rank ?? last, last);
  const point = points[chosen];
  if (!point) return null;
  const { name, inflow, outflow, balance } = point;
  const nameOf = namedBy(renderLink);
  const parts = [
    { id: 'in', label: flowChart.in, montant: inflow },
    { id: 'out', label: flowChart.out, montant: outflow },
    { id: 'balance', label: flowChart.balance, montant: balance },
  ];
  const text = [name, ...parts.map((part) => `${part.label} ${money.amount(part.montant)}`)].join(', ');
  const place = drawingOf(points, width);

  return (
    <Root {...rest} aria-label={label}>
      <Key>
        <Period>{nameOf(point)}</Period>
        <dl>
          {parts.map((part) => (
            <div key={part.id}>
              <dt>
                <Swatch aria-hidden data-part={part.id} />
                {part.label}
              </dt>
              <dd>{money.amount(part.montant)}</dd>
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
      <FlowTable label={label} periodLabel={periodLabel} points={points} nameOf={nameOf} />
    </Root>
  );
}

/** Returns the name of a period, as a link where the period has a list. */
const namedBy =
  (Link: RenderLink) =>
  ({ name, href }: FlowPoint): ReactNode =>
    href === undefined ? name : <Link href={href}>{name}</Link>;

interface FlowTableProps extends Pick<FlowChartProps, 'label' | 'periodLabel' | 'points'> {
  nameOf(point: FlowPoint): ReactNode;
}

function FlowTable({ label, periodLabel, points, nameOf }: FlowTableProps) {
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
        { key: 'name', header: periodLabel, isPrimary: true, render: nameOf },
        { ...amount('inflow', flowChart.in), phone: 'text' },
        { ...amount('outflow', flowChart.out), phone: 'text' },
        { ...amount('balance', flowChart.balance), phone: 'amount' },
      ]}
    />
  );
}
