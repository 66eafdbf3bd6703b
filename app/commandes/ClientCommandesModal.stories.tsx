import { asProfile } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { ClientCommandesModal } from './ClientCommandesModal';

const client = { clientid: 12, libelleclient: 'Établissements Diabaté et Fils', tel: '2721248867', reste: 1_152_075 };

const meta = preview.meta({
  title: 'Screens/Commandes/ClientCommandesModal',
  component: ClientCommandesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { client, onClose: fn() },
});

/** Several orders on two pages; the client owes something. */
export const Playground = meta.story();

export const NoOrderYet = meta.story({ args: { client: { ...client, clientid: 8, reste: 0 } } });

export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
