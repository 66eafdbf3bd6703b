import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { startWorker } from '#mocks/browser';
import { checkEveryMode } from './everyMode';
import type { Mode } from './mode';
import { Provider } from './Provider';

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { lang: 'fr', theme: 'light' },
  globalTypes: {
    lang: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: viewport('Phone 360', 360, 740, 'mobile'),
        tablet: viewport('Tablet 768', 768, 1024, 'tablet'),
        desktop: viewport('Desktop 1280', 1280, 800, 'desktop'),
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <Provider mode={globals as Mode} isFramed={viewMode === 'docs'}>
        <Story />
      </Provider>
    ),
  ],
  loaders: [mswLoader(startWorker)],
  // Test runs share one page: the next story must not start where the last one was scrolled to.
  beforeEach: ({ viewMode }) => {
    if (viewMode === 'story') window.scrollTo({ top: 0, behavior: 'instant' });
  },
  afterEach: checkEveryMode,
};

export default preview;
