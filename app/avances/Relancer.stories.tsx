import { AVANCE, asChefDeChantier, avanceOf, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { Card, CardHeader } from '@comptoir/ui/Card';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { Relancer } from './Relancer';

const overrides = () => [avecAvances(Date.now())];
const shown = (id: number) => avanceOf(avecAvances(Date.now()), id);

const meta = preview.meta({
  title: 'Screens/Avances/Relancer',
  component: Relancer,
  decorators: [
    (Story) => (
      <Card>
        <CardHeader level={2} title="Avance" />
        <Story />
      </Card>
    ),
    inApp,
  ],
  parameters: scene({ overrides }),
  args: { avance: shown(AVANCE.EN_RETARD) },
});

/** The mason was reminded before. */
export const Playground = meta.story();

/** The holder has no phone to write to. */
export const SansTelephone = meta.story({ args: { avance: { ...shown(AVANCE.OUVERTE), porteurtel: '' } } });

/** Nothing is left of it: there is nothing to remind of. */
export const Justifiee = meta.story({ args: { avance: shown(AVANCE.JUSTIFIEE) } });

/** The holder does not pay advances out. */
export const Porteur = meta.story({
  parameters: scene({ overrides: () => [...overrides(), asChefDeChantier] }),
  args: { avance: shown(AVANCE.OUVERTE) },
});
