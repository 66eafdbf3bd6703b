import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { RelancesModal } from './RelancesModal';

const meta = preview.meta({
  title: 'Screens/Clients/RelancesModal',
  component: RelancesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { creance: { clientid: 12, libelleclient: 'Établissements Diabaté et Fils' }, onClose: fn() },
});

export const Playground = meta.story();

export const Empty = meta.story({ args: { creance: { clientid: 14, libelleclient: 'Mariam Bamba' } } });
