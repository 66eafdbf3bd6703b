import { useId } from 'react';
import { useLabels } from '../labels';
import { Drawing } from './FlowChart.styles';
import { type drawingOf, type FlowPoint, HEIGHT, isTickShown } from './model';

type Place = ReturnType<typeof drawingOf>;

interface FlowDrawingProps {
  points: readonly FlowPoint[];
  place: Place;
  width: number;
  chosen: number;
}

/** The drawing alone, hidden from screen readers: they have the cursor and the table. */
export function FlowDrawing({ points, place, width, chosen }: FlowDrawingProps) {
  const { flowChart } = useLabels();
  const { columns, left, band, balance, flow } = place;
  const column = columns[chosen];
  return (
    <Drawing aria-hidden viewBox={`0 0 ${width} ${HEIGHT}`}>
      {column && (
        <rect data-part="chosen" x={column.left} y={balance.top} width={band} height={flow.bottom - balance.top} />
      )}
      <Title y={balance.top} x={left} text={flowChart.balance} />
      <Lines panel={balance} place={place} />
      <Title y={flow.top} x={left} text={`${flowChart.in} ↑ ${flowChart.out} ↓`} />
      <Lines panel={flow} place={place} />
      <Bars place={place} />
      <path data-part="balance" d={place.line} />
      {column && <circle data-part="dot" cx={column.centre} cy={column.balanceY} r={5} />}
      {points.map(
        ({ key, tick }, rank) =>
          isTickShown(rank, points.length, width) && (
            <text key={key} x={columns[rank]?.centre} y={HEIGHT - 6} textAnchor={anchorOf(rank, points.length)}>
              {tick}
            </text>
          ),
      )}
    </Drawing>
  );
}

/** Returns the alignment of a word under the axis: the last word must stay inside the drawing. */
function anchorOf(rank: number, count: number): 'middle' | 'end' {
  return count > 7 && rank === count - 1 ? 'end' : 'middle';
}

function Title({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text data-part="title" x={x} y={y - 8}>
      {text}
    </text>
  );
}

function Lines({ panel, place: { left, right } }: { panel: Place['flow']; place: Place }) {
  const { money } = useLabels();
  return (
    <>
      {panel.lines.map(({ value, y }) => (
        <g key={value}>
          <line data-part={value === 0 ? 'zero' : 'line'} x1={left} x2={right} y1={y} y2={y} />
          <text x={left - 6} y={y + 4} textAnchor="end">
            {money.brief(value)}
          </text>
        </g>
      ))}
    </>
  );
}

function Bars({ place: { columns } }: { place: Place }) {
  const stripes = useId();
  return (
    <>
      <defs>
        <pattern id={stripes} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line data-part="stripe" x1="0" x2="0" y1="0" y2="5" />
        </pattern>
      </defs>
      {columns.map(({ centre, bar, inflow, outflow }) => (
        <g key={centre}>
          {inflow.height > 0 && <rect data-part="in" {...bar} {...inflow} />}
          {outflow.height > 0 && <rect data-part="out" {...bar} {...outflow} fill={`url(#${stripes})`} />}
        </g>
      ))}
    </>
  );
}
