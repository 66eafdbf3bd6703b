import { commandes } from '@comptoir/contract/commandes';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { ClientCommandesModal } from './ClientCommandesModal';

const client = { clientid: 12, libelleclient: 'Établissements Diabaté et Fils', tel: '2721248867', reste: 1_152_075 };

const meta: Meta<typeof ClientCommandesModal> = {
  title: 'Screens/Commandes/ClientCommandesModal',
  component: ClientCommandesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { client, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof ClientCommandesModal>;

/** Several orders on two pages; the client owes something. */
export const Playground: Story = {};

export const NoOrderYet: Story = { args: { client: { ...client, clientid: 8, reste: 0 } } };

export const LongName: Story = {
  args: { client: { ...client, libelleclient: 'Coopérative des planteurs de cacao de la Nawa '.repeat(4) } },
};

export const Loading: Story = { parameters: scene({ handlers: [slowCall(commandes.ofClient, 'infinite')] }) };

export const Failed: Story = {
  parameters: scene({ handlers: [failingCall(commandes.ofClient, 'base.indisponible')] }),
};

export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
