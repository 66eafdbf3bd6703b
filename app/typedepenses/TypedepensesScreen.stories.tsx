import { asProfile, emptyOrganisation } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { TypedepensesScreen } from './TypedepensesScreen';

const meta = preview.meta({
  title: 'Screens/Parametre/TypedepensesScreen',
  component: TypedepensesScreen,
  decorators: [inApp],
  parameters: scene(),
});

export const Playground = meta.story();

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

/** Without the permission `typedepenses.gerer`, the list has no buttons. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
