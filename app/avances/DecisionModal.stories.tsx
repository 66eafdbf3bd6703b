import { AVANCE, avanceOf, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
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
