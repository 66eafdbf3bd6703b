import { use, useLayoutEffect, useRef, useState } from 'react';
import { Leader, Parts, Sample, Veil } from './Anatomy.styles';
import { DrawText } from './drawText';
import { Muted } from './Guide.styles';
import { DOT, MARK, type Mark, marksOf } from './marks';
import type { WidgetGuide } from './widgetGuide';

/** A widget with a number at each part, and what the parts are for. It cannot be pressed. */
export function Anatomy({ sample, parts }: WidgetGuide['anatomy']) {
  const draw = use(DrawText);
  const holder = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly (Mark | null)[]>([]);

  useLayoutEffect(() => {
    const frame = holder.current?.parentElement;
    const widget = holder.current?.firstElementChild;
    if (!frame || !widget) return;
    const selectors = parts.map(({ at }) => at);
    const observer = new ResizeObserver(() => setMarks(marksOf(frame, widget, selectors)));
    observer.observe(frame);
    observer.observe(widget);
    setMarks(marksOf(frame, widget, selectors));
    return () => observer.disconnect();
  }, [parts]);

  return (
    <>
      <Sample>
        <div ref={holder} inert lang="fr">
          {sample}
        </div>
        <Veil aria-hidden>
          {marks.map(
            (mark, i) =>
              mark && (
                <Leader key={parts[i]?.name}>
                  <line x1={mark.x} y1={mark.y} x2={mark.toX} y2={mark.toY} />
                  <circle cx={mark.toX} cy={mark.toY} r={DOT} />
                  <circle cx={mark.x} cy={mark.y} r={MARK} />
                  <text x={mark.x} y={mark.y}>
                    {i + 1}
                  </text>
                </Leader>
              ),
          )}
        </Veil>
      </Sample>
      <Parts>
        {parts.map(({ name, says }, i) => (
          <li key={name} data-missing={marks[i] ? undefined : true}>
            <strong>{name}</strong> <Muted>{draw(says)}</Muted>
          </li>
        ))}
      </Parts>
    </>
  );
}
