// Before all that listens.
import { begin } from './emptied';

// What follows may listen.

import { afterMount, beforeMount } from '@playwright/experimental-ct-react/hooks';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

// React listens to the document's selection from its first root on, once.
createRoot(document.createElement('div')).unmount();
begin();

// React draws after `mount()` has returned, and a key pressed in between would reach an empty page: it waits. A render
// that throws is over too; it fails the test as a page error.
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
