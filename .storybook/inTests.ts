import { inject } from 'vitest';
import { page } from 'vitest/browser';
import type { TestRun } from './modes';

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean;
  }
}

// Stories use these global names, so that Storybook's own bundle does not need Vitest.
Object.assign(globalThis, { resizeStory: page.viewport, isEveryModeChecked: inject('isLong') } satisfies TestRun);
