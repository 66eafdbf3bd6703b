import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FormGrid } from '../FormGrid';
import { TextField } from '../TextField';
import { Disclosure } from './Disclosure';

const fields = (
  <FormGrid>
    <TextField label="Code" value="C1" onValueChange={fn()} />
    <TextField label="Plafond" value="" onValueChange={fn()} />
  </FormGrid>
);

const meta: Meta<typeof Disclosure> = {
  title: 'Widgets/Layout/Disclosure',
  component: Disclosure,
  args: { title: 'Options', note: 'Espèces · code C1', children: fields },
};
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Playground: Story = {};

/** Something in it must be seen. */
export const Revealed: Story = { args: { isRevealed: true } };

export const LongText: Story = {
  args: { note: 'Espèces · code C1 · plafond de 2 000 000 Fcfa, ce qui dépasse est refusé · comptage à l’aveugle' },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...Revealed, tags: ['mode'], globals: { theme: 'dark' } };
