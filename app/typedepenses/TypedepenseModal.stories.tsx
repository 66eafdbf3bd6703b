import { typedepenses } from '@comptoir/contract/typedepenses';
import { failingCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pressSave, typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { TypedepenseModal } from './TypedepenseModal';

const meta: Meta<typeof TypedepenseModal> = {
  title: 'Screens/Parametre/TypedepenseModal',
  component: TypedepenseModal,
  decorators: [inApp],
  parameters: scene(),
  args: { typedepense: null, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof TypedepenseModal>;

export const Playground: Story = {};

export const Editing: Story = { args: { typedepense: { typedepenseid: 1, libelle: 'Carburant', version: 1 } } };

export const ExistsAlready: Story = {
  play: async () => {
    await typeInto(/^Libellé/, 'Transport');
    await pressSave();
  },
  parameters: scene({ handlers: [failingCall(typedepenses.create, 'typedepense.existe')] }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
