import { avances } from '@comptoir/contract/avances';
import { AVANCE, avanceOf, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile, failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { pressSave, seesText } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { DecisionModal } from './DecisionModal';

const overrides = () => [avecAvances(Date.now())];

const meta = preview.meta({
  title: 'Screens/Avances/DecisionModal',
  component: DecisionModal,
  decorators: [inApp],
  parameters: scene({ path: '/avances', overrides }),
  args: { avance: avanceOf(avecAvances(Date.now()), AVANCE.DEMANDEE), acte: 'refuser', onClose: fn() },
});

/** The usual reasons fill the field. */
export const Playground = meta.story();

/** Who asked gives it up. */
export const Annuler = meta.story({
  args: { acte: 'annuler' },
  parameters: scene({ path: '/avances', overrides: () => [...overrides(), asProfile('vendeur')] }),
});

/** Somebody else decided meanwhile: the form says so. */
export const Decided = meta.story({
  parameters: scene({
    path: '/avances',
    overrides,
    handlers: [failingCall(avances.refuser, 'avance.deja_decidee')],
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Les caisses/ }));
    await pressSave();
    await seesText(/déjà décidée/, { selector: '[role=dialog] *' });
  },
});
