import { type RefObject, useEffect, useState } from 'react';

interface Overflow {
  isOverflowing: boolean;
  hasBefore: boolean;
  hasAfter: boolean;
}

const NONE: Overflow = { isOverflowing: false, hasBefore: false, hasAfter: false };

function innerWidth(frame: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(frame);
  return frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

function overflowOf(row: HTMLElement): Overflow {
  const { scrollLeft, scrollWidth, clientWidth, parentElement } = row;
  // The row is compared with its frame: the arrows take room from the row, and must not themselves cause the overflow.
  const room = parentElement ? innerWidth(parentElement) : clientWidth;
  // On a zoomed page, fractions of a pixel remain at both ends.
  return {
    isOverflowing: scrollWidth > room + 1,
    hasBefore: scrollLeft > 1,
    hasAfter: scrollLeft + clientWidth < scrollWidth - 1,
  };
}

/**
 * Returns whether a row overflows its frame and on which sides it hides something; `scroll` moves it by most of its
 * width.
 */
export function useHorizontalOverflow(ref: RefObject<HTMLElement | null>, contentKey: unknown) {
  const [overflow, setOverflow] = useState(NONE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      setOverflow(NONE);
      return;
    }
    const measure = () => setOverflow(overflowOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [ref, contentKey]);

  const scroll = (direction: -1 | 1) =>
    ref.current?.scrollBy({ left: direction * ref.current.clientWidth * 0.8, behavior: 'smooth' });

  return { ...overflow, scroll };
}
