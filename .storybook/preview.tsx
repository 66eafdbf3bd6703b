import { startWorker } from '@comptoir/mocks/browser';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { tellTheBrowser, underConditions } from './conditions';
import { inProvider } from './inProvider';
import { checkModes } from './modes';
import { type Choices, globalTypes, initialGlobals, viewports } from './toolbar';

// It ends what hangs, and nothing that is merely slow; a search that finds something at once does not wait.
configure({ asyncUtilTimeout: 60_000 });

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { ...initialGlobals },
  globalTypes,
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // Passed rules are listed without their elements, which saves a third of axe's time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    options: {
      // The screens have the order of the menu (spec § 2 Shell).
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Colours', 'Contrast', 'Typography', 'Space and shape', 'Focus', 'Motion', 'Layers', 'Icons'],
          'Widgets',
          [
            'Actions',
            'Inputs',
            'Data display',
            'Charts',
            'Files and pictures',
            'Feedback',
            'Overlays',
            'Navigation',
            'Layout',
          ],
          'Screens',
          [
            'Session',
            'Shell',
            'Dashboard',
            'Utilisateurs',
            'Projets',
            'Clients',
            'Commandes',
            'Depenses',
            'Caisses',
            'Parametre',
            'Activites',
            'Corbeille',
          ],
          'Flows',
          'States',
        ],
      },
    },
    viewport: { options: viewports },
  },
  decorators: [inProvider],
  loaders: [underConditions(mswLoader(startWorker))],
  // Test runs share one page, so each story starts at the top, wherever the last one was scrolled to.
  beforeEach: ({ globals, viewMode }) => {
    if (viewMode === 'story') window.scrollTo({ top: 0, behavior: 'instant' });
    return tellTheBrowser(globals as Choices);
  },
  afterEach: checkModes,
};

export default preview;
