import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pressSave } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { CaisseModal } from './CaisseModal';

const caisse = {
  caisseid: 1,
  libelle: 'Caisse centrale Plateau',
  code: 'C1',
  nature: 'especes' as const,
  montant: 2_500_000,
  solde: 1_735_000,
  description: 'Espèces du siège',
  arretele: null,
  aveugle: 0 as const,
  plafond: 0,
  plafondrefuse: 0 as const,
  decharge: 1 as const,
  version: 1,
};

const meta = preview.meta({
  title: 'Screens/Caisses/CaisseModal',
  component: CaisseModal,
  decorators: [inApp],
  parameters: scene(),
  args: { caisse: null, onClose: fn() },
});

export const Playground = meta.story();

/** The opening amount is absent, because it cannot be changed. */
export const Editing = meta.story({ args: { caisse } });

/** A register without any document: its code may still be changed. */
export const SansImprime = meta.story({
  args: { caisse: { ...caisse, caisseid: 7, libelle: 'Petite caisse San-Pédro', code: 'P1', montant: 0, solde: 0 } },
});

/** What few registers change is unfolded. */
export const Options = meta.story({
  args: { caisse },
  play: async () => {
    await userEvent.click(await screen.findByText(/^Options/));
    await waitFor(() => expect(screen.getByLabelText(/^Code/)).toBeVisible());
  },
});

/** The register has a limit, and refuses what goes beyond it. */
export const Plafonnee = meta.story({ args: { caisse: { ...caisse, plafond: 2_000_000, plafondrefuse: 1 } } });

/** No field is filled in: the summary gets the focus, and each field says how to correct it. */
export const Invalid = meta.story({ play: pressSave });
