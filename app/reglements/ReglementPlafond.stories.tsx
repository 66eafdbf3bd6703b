import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { petiteCaisseAvec } from '../stories/limits';
import { seesText } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ReglementModal } from './ReglementModal';

const meta = preview.meta({
  title: 'Screens/Commandes/ReglementPlafond',
  component: ReglementModal,
  decorators: [inApp],
  args: {
    dette: {
      from: 1,
      id: 118,
      libelle: 'Commande N° 118, Boulangerie La Baguette d’Or',
      montant: 245_000,
      date: '2026-11-20',
    },
    reglement: null,
    montantrestant: 245_000,
    onClose: fn(),
  },
});

/** The register should not hold that much: it says so, and takes it. */
export const Playground = meta.story({
  parameters: scene({ overrides: () => [petiteCaisseAvec(200_000, 0)] }),
  play: async () => {
    await screen.findByRole('option', { name: /^Petite caisse San-Pédro/ });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^(Caisse|Cash register)/ }), '7');
    await seesText(/au-dessus de son plafond|above its limit/);
  },
});

/** The register takes nothing beyond its limit. */
export const PlafondRefuse = Playground.extend({
  parameters: scene({ overrides: () => [petiteCaisseAvec(200_000, 1)] }),
});
