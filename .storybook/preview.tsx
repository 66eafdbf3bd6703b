import { startWorker } from '@comptoir/mocks/browser';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { answersOf, tellTheBrowser } from './conditions';
import { argTypesOf, typedOnly } from './docs/argTypes';
import { keepPageStill } from './frame';
import { inProvider } from './inProvider';
import { checkModes } from './modes';
import { type Choices, globalTypes, initialGlobals, viewports } from './toolbar';

// Ends a search that hangs, not one that is slow; a search that finds something does not wait.
configure({ asyncUtilTimeout: 60_000 });

// A link to another page keeps what was chosen in the toolbar, because Storybook itself goes there.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="./?path="]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  addons.getChannel().emit('navigateUrl', link.getAttribute('href')?.slice(2));
  // What stands on this page already is found by the frame itself.
  if (document.getElementById(link.hash.slice(1))) location.replace(link.hash);
});

keepPageStill();

const docs: object = {
  renderer: async () => (await import('./docs/renderer')).rendererOfPages(),
  extractArgTypes: argTypesOf,
};

/** Every story is made by this one: it stands in place of `ui/stories/preview.ts` (`main.ts`). */
const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  initialGlobals: { ...initialGlobals },
  globalTypes,
  argTypesEnhancers: [typedOnly],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs,
    // Passed rules are listed without their elements, which saves a third of axe's time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    options: {
      // The screens have the order of the menu (spec § 2 Shell).
      storySort: {
        order: [
          'Start',
          ['How to find things', 'Rules'],
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
            'Avances',
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
  // Test runs share one page, so each story starts at the top, wherever the last one was scrolled to.
  beforeEach: ({ globals, viewMode, parameters, msw }) => {
    msw.use(...answersOf(globals as Choices, parameters));
    if (viewMode === 'story') window.scrollTo({ top: 0, behavior: 'instant' });
    return tellTheBrowser(globals as Choices);
  },
  afterEach: checkModes,
});

export default preview;
