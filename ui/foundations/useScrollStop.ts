import { type RefObject, useEffect, useState } from 'react';
import { focusablesIn } from './focusMemory';

const needsStop = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight && focusablesIn(element).length === 0;

/** Its `tabIndex`: what scrolls and holds nothing to go to is a stop itself, or a keyboard could not scroll it. */
export function useScrollStop(ref: RefObject<HTMLElement | null>): 0 | undefined {
  const [isStop, setStop] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setStop(needsStop(element)));
    const watch = () => {
      for (const part of [element, ...element.children]) sizes.observe(part);
    };
    watch();
    // What is being read takes the place of what says so.
    const parts = new MutationObserver(watch);
    parts.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [ref]);

  return isStop ? 0 : undefined;
}
