import { type RefObject, useEffect, useState } from 'react';
import { focusablesIn } from './focusMemory';

const needsStop = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight && focusablesIn(element).length === 0;

/**
 * Returns the `tabIndex` of an element: 0 when it scrolls and nothing in it can take the focus, because a keyboard
 * could not scroll it otherwise.
 */
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
    // Loaded content replaces the text that said that it was loading, so the new children are observed.
    const parts = new MutationObserver(watch);
    parts.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [ref]);

  return isStop ? 0 : undefined;
}
