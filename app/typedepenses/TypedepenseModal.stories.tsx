import { typedepenses } from '@comptoir/contract/typedepenses';
import { failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { pressSave, typeInto } from '../stories/play';
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

export const ExistsAlready = meta.story({
  play: async () => {
    await typeInto(/^Libellé/, 'Transport');
    await pressSave();
  },
  parameters: scene({ handlers: [failingCall(typedepenses.create, 'typedepense.existe')] }),
});
