import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { TypedepenseModal } from './TypedepenseModal';

const meta = preview.meta({
  title: 'Screens/Parametre/TypedepenseModal',
  component: TypedepenseModal,
  decorators: [inApp],
  parameters: scene(),
  args: { typedepense: null, onClose: fn() },
});

export const Playground = meta.story();

export const Editing = meta.story({ args: { typedepense: { typedepenseid: 1, libelle: 'Carburant', version: 1 } } });
