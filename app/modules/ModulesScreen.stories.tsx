import { asProfile } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent } from 'storybook/test';
import { wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ModulesScreen } from './ModulesScreen';

const meta = preview.meta({
  title: 'Screens/Parametre/ModulesScreen',
  component: ModulesScreen,
  decorators: [inApp],
  parameters: scene({ path: '/parametre/module', route: '/parametre/module' }),
});

/** The product's own modules, and one that the organisation added. */
export const Playground = meta.story();

export const Empty = meta.story({ parameters: scene({ overrides: () => [{ modules: [], fonctionnalites: [] }] }) });

/** The user reads the catalogue and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

/** The name is entered once and cannot be changed later. */
export const Creating = meta.story({
  play: async () => userEvent.click(await screen.findByRole('button', { name: wording('module.nouveau') })),
});
