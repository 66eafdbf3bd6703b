import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface AnnouncerProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Empty while there is nothing to say. */
  text: string;
  /** Said once it has stayed the same for so long, milliseconds: what changes with each key is said when typing pauses. */
  afterMs?: number;
}

/**
 * Says to screen readers what is seen elsewhere. Its live region stands beside the page, where no dialog hides it,
 * and comes before its text, or that would not be said.
 *
 * Not for a text that is seen where it stands: an `Alert`, a toast or a status have a live region of their own.
 */
export function Announcer({ text, afterMs = 0, ...rest }: AnnouncerProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  // Storybook tells a component by the elements that it gives: a portal alone is none.
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
