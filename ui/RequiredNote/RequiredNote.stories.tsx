import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../TextField';
import { RequiredNote } from './RequiredNote';

const meta: Meta<typeof RequiredNote> = { title: 'Widgets/Inputs/RequiredNote', component: RequiredNote };
export default meta;

type Story = StoryObj<typeof RequiredNote>;

export const Playground: Story = {};

export const OverAField: Story = {
  render: (args) => (
    <>
      <RequiredNote {...args} />
      <TextField label="Libellé" required value="" onValueChange={fn()} />
    </>
  ),
};

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
