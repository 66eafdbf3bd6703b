// Imported first, before any module adds a listener.
import { begin } from './emptied';

// Modules imported from here on may add listeners.

import { afterMount, beforeMount } from '@playwright/experimental-ct-react/hooks';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

// With its first root, React adds a listener for the document's selection, only once.
createRoot(document.createElement('div')).unmount();
begin();

// React draws after `mount()` has returned, and a key pressed in between would reach an empty page: so `mount()` waits
// for the first render. A render that throws ends the wait too, and fails the test as a page error.
let rendered: Promise<unknown> = Promise.resolve();

beforeMount(async ({ App }) => {
  let done: () => void;
  rendered = new Promise<void>((resolve) => {
    done = resolve;
    addEventListener('error', () => resolve(), { once: true });
  });
  function Rendered() {
    useEffect(() => done(), []);
    return <App />;
  }
  return <Rendered />;
});

afterMount(async () => void (await rendered));
