import { avances } from '@comptoir/contract/avances';
import { AVANCE, asChefDeChantier, avanceOf, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { failingCall } from '@comptoir/mocks/states';
import { Card, CardHeader } from '@comptoir/ui/Card';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent } from 'storybook/test';
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

/** The reminder was not recorded, which a red toast says; WhatsApp has opened all the same. */
export const Failed = meta.story({
  parameters: scene({ overrides, handlers: [failingCall(avances.relancer, 'avance.pas_decaissee')] }),
  play: async () => {
    const link = await screen.findByRole('link', { name: /^Relancer/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    // The toast is in the page twice: shown, and announced to screen readers.
    await screen.findAllByText(/Il ne reste rien de cette avance/);
  },
});
