// Imported first, before any module adds a listener.
import { begin } from './emptied';

// Modules imported from here on may add listeners.

import { afterMount, beforeMount } from '@playwright/experimental-ct-react/hooks';
import { useDeferredValue, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

// With its first root, React adds a listener for the document's selection, only once.
createRoot(document.createElement('div')).unmount();
begin();

// React draws after `mount()` has returned, and a key pressed in between would reach an empty page: so `mount()` waits
// for the first render, and for what that render puts off, such as a dialog that answers the press first. A render that
// throws ends the wait too, and fails the test as a page error.
let drawn: Promise<unknown> = Promise.resolve();

beforeMount(async ({ App }) => {
  let done: () => void;
  drawn = new Promise<void>((resolve) => {
    done = resolve;
    addEventListener('error', () => resolve(), { once: true });
  });
  /** Stands after the component. It draws at once what either puts off, and its own effect runs last. */
  function End() {
    const isDrawn = useDeferredValue(true, false);
    useEffect(() => {
      if (isDrawn) done();
    }, [isDrawn]);
    return null;
  }
  return (
    <>
      <App />
      <End />
    </>
  );
});

afterMount(async () => void (await drawn));
