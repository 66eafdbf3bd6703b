import { basename, dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { docgen } from './docs/docgen.ts';
import { names } from './docs/names.ts';
import { widgetIn, widgets } from './docs/parts.ts';
import { nameWith, WORDS } from './words.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Stories name the preview whose type they can know; here they get the one that knows the app and the mocks. */
const preview = {
  find: /^.*\/stories\/preview$/,
  replacement: fileURLToPath(new URL('./preview.tsx', import.meta.url)),
};

/**
 * Screens, flows and states, all of `app`, have no page of documentation: their stories share session, store and
 * document, and would show one another's data and dialogs there. A Playground, which stands for its widget or screen,
 * is found by the words of `words.ts` and by what the widget exports.
 */
const indexers: StorybookConfig['experimental_indexers'] = (known = []) =>
  known.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      const hidden = relative(ROOT, file).split(sep)[0] === 'app' ? ['!autodocs'] : [];
      return stories.map((story) => ({
        ...story,
        ...(story.exportName === 'Playground' && { name: nameWith('Playground', wordsOf(file, story.title ?? '')) }),
        tags: [...(story.tags ?? []), ...hidden],
      }));
    },
  }));

function wordsOf(file: string, title: string): string[] {
  const folder = dirname(file);
  const { title: widget, parts } = widgetIn(folder);
  const exported = widget === title ? parts.map(({ name }) => name) : [];
  return [WORDS[title] ?? [], exported.filter((name) => name !== basename(folder))].flat();
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../.storybook/docs/*.mdx', '../ui/**/*.stories.tsx', '../app/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: indexers,
  staticDirs: ['public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { alias: [preview] }, plugins: [docgen, widgets, names] }),
  typescript: { reactDocgen: false },
};

export default config;
