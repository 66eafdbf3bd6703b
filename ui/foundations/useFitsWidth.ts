import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is wide enough for what it shows. Once it was too narrow it stays so until it is wider than what
 * did not fit: other rows must not make a list change its shape under the hand.
 */
export function useFitsWidth(ref: RefObject<HTMLElement | null>): boolean {
  const [needed, setNeeded] = useState(0);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const isFitting = width >= needed;

  const measure = (element: HTMLElement) => {
    setWidth(element.offsetWidth);
    if (element.scrollWidth <= element.clientWidth) return;
    // Both with the border: the other shape may have none, and would seem wider by it.
    setNeeded(element.scrollWidth + element.offsetWidth - element.clientWidth);
  };

  // Before the paint, after every render: rows may have brought a longer word.
  useLayoutEffect(() => {
    if (ref.current && isFitting) measure(ref.current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other shape may be another element
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => (isFitting ? measure(element) : setWidth(element.offsetWidth)));
    observer.observe(element);
    // What it shows grows alone when a reader spaces its text (WCAG 1.4.12).
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref, isFitting]);

  return isFitting;
}
