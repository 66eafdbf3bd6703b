import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { Cursor } from './FlowChart.styles';
import { rankAt } from './model';

interface FlowCursorProps {
  label: string;
  count: number;
  chosen: number;
  /** The chosen period and its figures, as one sentence. */
  text: string;
  style: CSSProperties;
  onChoose(rank: number): void;
}

/**
 * Slider that reads one period after the other: by the arrows, Page Up and Down (by seven), Home, End or the pointer
 * (DESIGN rule 22).
 */
export function FlowCursor({ label, count, chosen, text, style, onChoose }: FlowCursorProps) {
  const last = count - 1;
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: chosen + 1,
      ArrowUp: chosen + 1,
      ArrowLeft: chosen - 1,
      ArrowDown: chosen - 1,
      PageUp: chosen + 7,
      PageDown: chosen - 7,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(Math.min(last, Math.max(0, next)));
  };
  const point = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onChoose(rankAt((event.clientX - left) / width, count));
  };
  return (
    <Cursor
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={chosen + 1}
      aria-valuetext={text}
      style={style}
      onKeyDown={press}
      onPointerDown={point}
      onPointerMove={point}
    />
  );
}
