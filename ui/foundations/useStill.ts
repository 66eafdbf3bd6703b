import { useEffect, useState } from 'react';

/** The events that end a press. A finger is lifted before the field loses the focus: only the click comes after it. */
const ENDS = ['pointerup', 'pointercancel', 'click'] as const;

const isPressed = () => document.querySelector(':active') !== null;

/**
 * Returns `value`; while something is pressed, what it was before. A button that moves under the press, because a
 * field that loses the focus shows or hides a message, would not be pressed at all.
 */
export function useStill<T>(value: T): T {
  const [shown, setShown] = useState(value);
  if (shown !== value && !isPressed()) setShown(value);

  useEffect(() => {
    if (shown === value) return;
    // The click is sent in the task of the event before it.
    const follow = () => setTimeout(() => setShown(value));
    for (const end of ENDS) window.addEventListener(end, follow, { capture: true });
    return () => {
      for (const end of ENDS) window.removeEventListener(end, follow, { capture: true });
    };
  }, [shown, value]);

  return shown;
}
