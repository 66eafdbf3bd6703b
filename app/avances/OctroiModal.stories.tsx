import { AVANCE, avanceOf, avecApprouvee, avecAvances } from '@comptoir/mocks/avances.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { seesText, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { OctroiModal } from './OctroiModal';

const overrides = () => [avecApprouvee(Date.now())];

const meta = preview.meta({
  title: 'Screens/Avances/OctroiModal',
  component: OctroiModal,
  decorators: [inApp],
  parameters: scene({ path: '/avances', overrides }),
  args: { avance: avanceOf(avecApprouvee(Date.now()), AVANCE.DEMANDEE), onClose: fn() },
});

/** Approved, so that it can be paid out. */
export const Playground = meta.story();

/** An amount that must be approved first: nothing can be saved. */
export const ToApprove = meta.story({
  parameters: scene({ path: '/avances', overrides: () => [avecAvances(Date.now())] }),
  args: { avance: avanceOf(avecAvances(Date.now()), AVANCE.DEMANDEE) },
  play: async () => {
    await seesText(wording('avance.aapprouver', { seuil: '*' }));
  },
});
