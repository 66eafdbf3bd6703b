import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { docgen } from './docs/docgen.ts';
import { widgets } from './docs/parts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Stories name the preview whose type they can know; here they get the one that knows the app and the mocks. */
const preview = {
  find: /^.*\/stories\/preview$/,
  replacement: fileURLToPath(new URL('./preview.tsx', import.meta.url)),
};

/**
 * Screens, flows and states, all of `app`, have no page of documentation: their stories share session, store and
 * document, and would show one another's data and dialogs there.
 */
const withoutPages: StorybookConfig['experimental_indexers'] = (indexers = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      if (relative(ROOT, file).split(sep)[0] !== 'app') return stories;
      return stories.map((story) => ({ ...story, tags: [...(story.tags ?? []), '!autodocs'] }));
    },
  }));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui/**/*.stories.tsx', '../app/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: withoutPages,
  staticDirs: ['public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { alias: [preview] }, plugins: [docgen, widgets] }),
  typescript: { reactDocgen: false },
};

export default config;
