import { imprimes } from '@comptoir/contract/imprimes';
import { imprimeDeCommande } from '@comptoir/mocks/imprimes.fixtures';
import { failingCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { ImprimesModal } from './ImprimesModal';

const bonDe = (commandeid: number, montant: number) =>
  ({ objet: 'commande', ...imprimeDeCommande(commandeid), montant, reste: 0, tel: '' }) as const;
const bons = [bonDe(117, 800_000), bonDe(116, 1_250_000), bonDe(115, 96_500)] as const;

const meta: Meta<typeof ImprimesModal> = {
  title: 'Screens/Depenses/ImprimesModal',
  component: ImprimesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { imprimables: bons, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof ImprimesModal>;

/** Three orders of a list. */
export const Playground: Story = {};

/** As many as one print may have, of which the dialog shows some. */
export const Cinquante: Story = {
  args: {
    imprimables: [
      bons[0],
      ...Array.from({ length: 49 }, (_, rank) => ({ ...bons[1], imprimeid: 1000 + rank, montant: 10_000 + rank })),
    ],
  },
};

/** The server refuses to count the prints, and the dialog says why. */
export const Refusee: Story = {
  parameters: scene({ handlers: [failingCall(imprimes.tirerlot, 'base.indisponible')] }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimer (A4)' }));
    await screen.findByRole('alert');
  },
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
