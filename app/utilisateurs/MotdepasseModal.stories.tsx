import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { MotdepasseModal } from './MotdepasseModal';
import { MotdepasseRemis } from './MotdepasseRemis';
import { utilisateur } from './testing/utilisateur';

const meta = preview.meta({
  title: 'Screens/Utilisateurs/MotdepasseModal',
  component: MotdepasseModal,
  decorators: [inApp],
  parameters: scene(),
  args: { utilisateur, onClose: fn(), onGiven: fn() },
});

/** A password is generated, unless the user types one. */
export const Playground = meta.story();

const give = async () => userEvent.click(await screen.findByRole('button', { name: 'Donner ce mot de passe' }));

export const Typed = meta.story({
  play: async () => userEvent.click(await screen.findByLabelText('Saisir un mot de passe')),
});

export const TooShort = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Saisir un mot de passe'));
    await typeInto(/^Nouveau mot de passe/, 'court');
    await give();
  },
});

export const Giving = meta.story({
  play: give,
  parameters: scene({ handlers: [slowCall(utilisateurs.resetPassword, 'infinite')] }),
});

export const Refused = meta.story({
  play: give,
  parameters: scene({ handlers: [failingCall(utilisateurs.resetPassword, 'base.indisponible')] }),
});

/** The password is shown only this once, to be copied or noted. */
export const HandedOver = meta.story({
  render: ({ onClose }) => (
    <MotdepasseRemis utilisateur={utilisateur} password="k7mq-2fzt-9xhd-pw4c" onClose={onClose} />
  ),
});
