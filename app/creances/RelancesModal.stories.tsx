import { creances } from '@comptoir/contract/clients';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { RelancesModal } from './RelancesModal';

const meta: Meta<typeof RelancesModal> = {
  title: 'Screens/Clients/RelancesModal',
  component: RelancesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { creance: { clientid: 12, libelleclient: 'Établissements Diabaté et Fils' }, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof RelancesModal>;

export const Playground: Story = {};

export const Empty: Story = { args: { creance: { clientid: 14, libelleclient: 'Mariam Bamba' } } };

export const Loading: Story = { parameters: scene({ handlers: [slowCall(creances.relances, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failingCall(creances.relances, 'base.indisponible')] }) };

/** The client has been reminded for months: two pages. */
export const Full: Story = {
  parameters: scene({
    overrides: () => [
      {
        relances: Array.from({ length: 14 }, (_, rank) => ({
          relanceid: rank + 1,
          clientid: 12,
          montant: 517_500 + rank * 25_000,
          utilisateurid: 1 + (rank % 4),
          createdon: `2026-${String(1 + (rank % 10)).padStart(2, '0')}-1${rank % 9}T08:30:00.000Z`,
        })),
      },
    ],
  }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
