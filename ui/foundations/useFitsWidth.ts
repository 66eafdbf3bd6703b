import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is wide enough for what it shows. Once it was too narrow it stays so until it is wider than what
 * did not fit: other rows must not make a list change its shape under the hand.
 */
export function useFitsWidth(ref: RefObject<HTMLElement | null>): boolean {
  const [needed, setNeeded] = useState(0);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const isFitting = width >= needed;

  // Before the paint, after every render: rows may have brought a longer word.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isFitting || element.scrollWidth <= element.clientWidth) return;
    // Both with the border: the other shape may have none, and would seem wider by it.
    setNeeded(element.scrollWidth + element.offsetWidth - element.clientWidth);
    setWidth(element.offsetWidth);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other shape may be another element
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isFitting]);

  return isFitting;
}
