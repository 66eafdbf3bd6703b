import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** Stories name the preview whose type they can know; here they get the one that knows the app and the mocks. */
const preview = {
  find: /^.*\/stories\/preview$/,
  replacement: fileURLToPath(new URL('./preview.tsx', import.meta.url)),
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui/**/*.stories.tsx', '../app/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { alias: [preview] } }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
