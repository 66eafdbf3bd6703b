import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
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

/** The password is shown only this once, to be copied or noted. */
export const HandedOver = meta.story({
  render: ({ onClose }) => (
    <MotdepasseRemis utilisateur={utilisateur} password="k7mq-2fzt-9xhd-pw4c" onClose={onClose} />
  ),
});
