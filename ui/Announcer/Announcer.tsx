import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface AnnouncerProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** The text to announce; empty while there is none. */
  text: string;
  /**
   * Milliseconds for which the text must stay the same before it is announced. A text that changes with each key is
   * announced only when typing pauses.
   */
  afterMs?: number;
}

/**
 * Announces to screen readers what is visible elsewhere. Its live region stands beside the page, where no dialog hides
 * it. The region exists before its text: otherwise the text would not be announced.
 *
 * Not for a text that is seen where it stands: an `Alert`, a toast or a status has a live region of its own.
 */
export function Announcer({ text, afterMs = 0, ...rest }: AnnouncerProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  // Storybook recognises a component by the elements that it returns, and a portal alone is not an element.
  return (
    <>
      {createPortal(
        <p role="status" aria-live="polite" {...rest} className="visually-hidden no-print">
          {said}
        </p>,
        document.body,
      )}
    </>
  );
}
