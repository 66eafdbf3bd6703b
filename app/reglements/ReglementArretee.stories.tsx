import { arreteesAujourdhui } from '@comptoir/mocks/arretes.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen } from 'storybook/test';
import { t } from '../frame/i18n/i18n';
import { choose, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ReglementModal } from './ReglementModal';

const dette = {
  from: 0,
  id: 18,
  libelle: 'Loyer du bureau, novembre',
  montant: 450_000,
  date: '2026-11-04',
} as const;

const meta = preview.meta({
  title: 'Screens/Depenses/ReglementArretee',
  component: ReglementModal,
  decorators: [inApp],
  parameters: scene({ overrides: () => [arreteesAujourdhui([1, 5])] }),
  args: { dette, reglement: null, montantrestant: 450_000, onClose: fn() },
});

/** Two registers say that they are closed for today. */
export const Playground = meta.story();

/** One of them is chosen: it says so at once, and those that could pay are offered. */
export const Chosen = meta.story({
  play: async () => {
    await choose(
      wording('reglement.caisse'),
      new RegExp(`^Caisse centrale Plateau.*${t('caisse.arreteeau', { jour: '' })}`),
    );
    await screen.findByRole('group', { name: wording('caisse.autres') });
  },
});
