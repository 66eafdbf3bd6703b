import { commandes } from '@comptoir/contract/commandes';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inApp, scene } from '../../stories/scene';
import { LivraisonModal } from './LivraisonModal';

const meta: Meta<typeof LivraisonModal> = {
  title: 'Screens/Commandes/LivraisonModal',
  component: LivraisonModal,
  decorators: [inApp],
  parameters: scene(),
  args: { commande: { commandeid: COMMANDE.LIVREE }, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof LivraisonModal>;

/** The order went through each state until it was delivered. */
export const Playground: Story = {};

export const JustTaken: Story = { args: { commande: { commandeid: COMMANDE.ATTENTE } } };

export const Loading: Story = { parameters: scene({ handlers: [slowCall(commandes.livraison, 'infinite')] }) };

export const Failed: Story = {
  parameters: scene({ handlers: [failingCall(commandes.livraison, 'base.indisponible')] }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
