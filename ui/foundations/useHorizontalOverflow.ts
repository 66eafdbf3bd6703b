import { type RefObject, useEffect, useState } from 'react';

interface Overflow {
  hasBefore: boolean;
  hasAfter: boolean;
}

const NONE: Overflow = { hasBefore: false, hasAfter: false };

function overflowOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow {
  // Fractions of a pixel remain at both ends on zoomed pages.
  return { hasBefore: scrollLeft > 1, hasAfter: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** Whether a row hides something on its left and right, and a way to scroll it by most of its width. */
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
