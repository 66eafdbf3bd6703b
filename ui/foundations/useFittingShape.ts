import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The first of an element's shapes, from the roomiest to the last, that is not wider than its place: 0 to `last`. A shape
 * that was once too wide is not taken again until there is more room than it asked for: other rows must not make a list
 * change its shape under the hand.
 */
export function useFittingShape(ref: RefObject<HTMLElement | null>, last: number): number {
  const [needed, setNeeded] = useState<readonly number[]>([]);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  let shape = 0;
  while (shape < last && width < (needed[shape] ?? 0)) shape += 1;

  const measure = (element: HTMLElement) => {
    setWidth(element.offsetWidth);
    if (shape === last || element.scrollWidth <= element.clientWidth) return;
    // Both with the border: another shape may have none, and would seem wider by it.
    const asked = element.scrollWidth + element.offsetWidth - element.clientWidth;
    setNeeded((before) => Object.assign([...before], { [shape]: asked }));
  };

  // Before the paint, after every render: rows may have brought a longer word.
  useLayoutEffect(() => {
    if (ref.current && shape < last) measure(ref.current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other shape may be another element
  useLayoutEffect(() => {
    const element = ref.current;
    // One shape alone fits by definition: measuring would lay the page out at once, and draw all rows again.
    if (!element || last === 0) return;
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    // What it shows grows alone when a reader spaces its text (WCAG 1.4.12).
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref, shape, last]);

  return shape;
}
