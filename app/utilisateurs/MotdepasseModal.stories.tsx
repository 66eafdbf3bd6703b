import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { MotdepasseModal } from './MotdepasseModal';
import { MotdepasseRemis } from './MotdepasseRemis';
import { utilisateur } from './testing/utilisateur';

const meta: Meta<typeof MotdepasseModal> = {
  title: 'Screens/Utilisateurs/MotdepasseModal',
  component: MotdepasseModal,
  decorators: [inApp],
  parameters: scene(),
  args: { utilisateur, onClose: fn(), onGiven: fn() },
};
export default meta;

type Story = StoryObj<typeof MotdepasseModal>;

/** A password is generated, unless the user types one. */
export const Playground: Story = {};

const give = async () => userEvent.click(await screen.findByRole('button', { name: 'Donner ce mot de passe' }));

export const Typed: Story = {
  play: async () => userEvent.click(await screen.findByLabelText('Saisir un mot de passe')),
};

export const TooShort: Story = {
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Saisir un mot de passe'));
    await typeInto(/^Nouveau mot de passe/, 'court');
    await give();
  },
};

export const Giving: Story = {
  play: give,
  parameters: scene({ handlers: [slowCall(utilisateurs.resetPassword, 'infinite')] }),
};

export const Refused: Story = {
  play: give,
  parameters: scene({ handlers: [failingCall(utilisateurs.resetPassword, 'base.indisponible')] }),
};

/** The password is shown only this once, to be copied or noted. */
export const HandedOver: Story = {
  render: ({ onClose }) => (
    <MotdepasseRemis utilisateur={utilisateur} password="k7mq-2fzt-9xhd-pw4c" onClose={onClose} />
  ),
};

export const HandedOverNarrow: Story = { ...HandedOver, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
