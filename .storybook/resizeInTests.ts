import { page } from 'vitest/browser';

// Stories resize by this name, so that Storybook's own bundle does not need Vitest.
Object.assign(globalThis, { resizeStory: page.viewport });
