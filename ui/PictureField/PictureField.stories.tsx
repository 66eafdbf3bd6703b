import type { Meta, StoryObj } from '@storybook/react-vite';
import { Undo2 } from 'lucide-react';
import { fn } from 'storybook/test';
import { pictureOf } from '../stories/pictures';
import { PictureField } from './PictureField';

const meta: Meta<typeof PictureField> = {
  title: 'Widgets/Inputs/PictureField',
  component: PictureField,
  args: {
    label: 'Plan',
    picture: <img src={pictureOf(170)} alt="Plan" width={96} height={96} />,
    action: 'Remplacer le plan',
    onTake: fn(),
    wayBack: null,
    state: '',
    accept: 'image/png,image/jpeg',
    hint: 'PNG ou JPEG, 5 Mo au plus.',
  },
};
export default meta;

type Story = StoryObj<typeof PictureField>;

export const Playground: Story = {};

export const Chosen: Story = {
  args: {
    state: 'Plan choisi : plan.png',
    wayBack: { label: 'Annuler ce choix', icon: <Undo2 aria-hidden />, onPress: fn() },
  },
};

/** Several pictures share one name. */
export const Group: Story = { args: { isGroup: true } };

export const Invalid: Story = { args: { error: 'Choisissez une image PNG ou JPEG.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
