import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/browser.mjs';

const PORT = 6116;
const { BUILT_STORYBOOK } = process.env;

/** `npm run pictures` (scripts/pictures.mjs) runs this: it photographs stories, or the demonstration for README. */
export default defineConfig({
  testMatch: BUILT_STORYBOOK ? 'stories.pictures.ts' : 'readme.pictures.ts',
  fullyParallel: true,
  workers: 2,
  outputDir: '../../pictures/results',
  snapshotPathTemplate: '../../pictures/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: '../../pictures/report', open: 'never' }]],
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixels: 20 } },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: chromiumLaunch,
    timezoneId: 'Africa/Abidjan',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: BUILT_STORYBOOK
    ? { command: `npx vite preview ${BUILT_STORYBOOK} --outDir . --port ${PORT} --strictPort`, port: PORT }
    : undefined,
});
