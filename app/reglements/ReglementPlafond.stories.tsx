import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { petiteCaisseAvec } from '../stories/limits';
import { choose, seesText, wording } from '../stories/play';
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
    await choose(wording('reglement.caisse'), /^Petite caisse San-Pédro/);
    await seesText(wording('plafond.depasse', { solde: '*', depassement: '*' }));
  },
});

/** The register takes nothing beyond its limit. */
export const PlafondRefuse = Playground.extend({
  parameters: scene({ overrides: () => [petiteCaisseAvec(200_000, 1)] }),
});
