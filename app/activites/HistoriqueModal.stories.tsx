import { activites } from '@comptoir/contract/activites';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { HistoriqueModal } from './HistoriqueModal';

const meta: Meta<typeof HistoriqueModal> = {
  title: 'Screens/Activites/HistoriqueModal',
  component: HistoriqueModal,
  decorators: [inApp],
  parameters: scene(),
  args: { objet: 'depense', objetid: 21, libelle: 'Agios de la SGCI', onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof HistoriqueModal>;

export const Playground: Story = {};

export const Empty: Story = { args: { objetid: 999, libelle: 'Saisie avant le journal' } };

export const Loading: Story = { parameters: scene({ handlers: [slowCall(activites.list, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failingCall(activites.list, 'base.indisponible')] }) };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
