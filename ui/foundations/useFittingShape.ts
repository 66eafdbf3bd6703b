import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the first of an element's shapes, from 0 (the widest) to `last`, that is not wider than its place. A shape
 * that was once too wide is not used again until there is more room than it needed, so that other rows do not change
 * the shape of a list while a person uses it.
 */
export function useFittingShape(ref: RefObject<HTMLElement | null>, last: number): number {
  const [needed, setNeeded] = useState<readonly number[]>([]);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  let shape = 0;
  while (shape < last && width < (needed[shape] ?? 0)) shape += 1;

  const measure = (element: HTMLElement) => {
    setWidth(element.offsetWidth);
    if (shape === last || element.scrollWidth <= element.clientWidth) return;
    // Both widths include the border: a shape without a border would otherwise seem to have more room.
    const asked = element.scrollWidth + element.offsetWidth - element.clientWidth;
    setNeeded((before) => Object.assign([...before], { [shape]: asked }));
  };

  // Runs before the paint and after every render, because rows may have brought a longer word.
  useLayoutEffect(() => {
    if (ref.current && shape < last) measure(ref.current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other shape may be another element
  useLayoutEffect(() => {
    const element = ref.current;
    // A single shape always fits. Measuring it would lay out the page at once, and draw all rows again.
    if (!element || last === 0) return;
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    // When a reader widens the spacing of the text (WCAG 1.4.12), only the content grows, so it is observed as well.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref, shape, last]);

  return shape;
}
