import { afterMount, beforeMount } from '@playwright/experimental-ct-react/hooks';
import { setProjectAnnotations } from '@storybook/react-vite';
import { useEffect } from 'react';
import preview from '../.storybook/preview';

setProjectAnnotations([preview]);

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
