import { asProfile, emptyOrganisation } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { saving } from '../stories/saving';
import { inApp, scene } from '../stories/scene';
import { ProjetsScreen } from './ProjetsScreen';

const meta = preview.meta({
  title: 'Screens/Projets/ProjetsScreen',
  component: ProjetsScreen,
  decorators: [inApp],
  parameters: scene({ path: '/projets', route: '/projets' }),
});

export const Playground = meta.story();

/** The same projects as a table, with their budgets. */
export const AsTable = meta.story({ parameters: scene({ path: '/projets?vue=liste', route: '/projets' }) });

/** The list that the dashboard's late projects link to. */
export const Late = meta.story({ parameters: scene({ path: '/?retard=1' }) });

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

/** No project is finished yet: the page offers the way back to all projects, not New. */
export const NoneFinished = meta.story({
  parameters: scene({ path: '/?filter=2', overrides: () => [emptyOrganisation()] }),
});

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

/** The browser saves data: the pictures are reduced, and the user can load the full ones. */
export const DataSaving = meta.story({ decorators: [saving] });
