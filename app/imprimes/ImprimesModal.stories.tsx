import { imprimeDeCommande } from '@comptoir/mocks/imprimes.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { ImprimesModal } from './ImprimesModal';

const bonDe = (commandeid: number, montant: number) =>
  ({ objet: 'commande', ...imprimeDeCommande(commandeid), montant, reste: 0, tel: '' }) as const;
const bons = [bonDe(117, 800_000), bonDe(116, 1_250_000), bonDe(115, 96_500)] as const;

const meta = preview.meta({
  title: 'Screens/Depenses/ImprimesModal',
  component: ImprimesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { imprimables: bons, onClose: fn() },
});

/** Three orders of a list. */
export const Playground = meta.story();

/** As many as one print may have, of which the dialog shows some. */
export const Cinquante = meta.story({
  args: {
    imprimables: [
      bons[0],
      ...Array.from({ length: 49 }, (_, rank) => ({ ...bons[1], imprimeid: 1000 + rank, montant: 10_000 + rank })),
    ],
  },
});
