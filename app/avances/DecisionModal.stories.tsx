import { avances } from '@comptoir/contract/avances';
import { AVANCE, avanceOf, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile, failingCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { pressSave, seesText } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { DecisionModal } from './DecisionModal';

const overrides = () => [avecAvances(Date.now())];

const meta: Meta<typeof DecisionModal> = {
  title: 'Screens/Avances/DecisionModal',
  component: DecisionModal,
  decorators: [inApp],
  parameters: scene({ path: '/avances', overrides }),
  args: { avance: avanceOf(avecAvances(Date.now()), AVANCE.DEMANDEE), acte: 'refuser', onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof DecisionModal>;

/** The usual reasons fill the field. */
export const Playground: Story = {};

/** Who asked gives it up. */
export const Annuler: Story = {
  args: { acte: 'annuler' },
  parameters: scene({ path: '/avances', overrides: () => [...overrides(), asProfile('vendeur')] }),
};

/** Somebody else decided meanwhile: the form says so. */
export const Decided: Story = {
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
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
