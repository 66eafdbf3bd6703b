import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button';

const meta: Meta<typeof Button> = {
  title: 'Widgets/Actions/Button',
  component: Button,
  args: { children: 'Enregistrer', onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Playground: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Annuler' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Effacer la recherche' } };

/** In a line of text or a cell, the button has the text size of its surroundings. */
export const Link: Story = { args: { variant: 'link', children: '2 981 500 Fcfa' } };

export const Danger: Story = { args: { variant: 'danger', icon: <Trash2 aria-hidden />, children: 'Oui' } };

export const WithIcon: Story = { args: { icon: <Plus aria-hidden />, children: 'Nouveau' } };

export const Small: Story = { args: { size: 'sm', variant: 'secondary', children: 'Actualiser' } };

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = { args: { busy: true } };

export const BusyWithItsOwnText: Story = { args: { busy: true, busyLabel: 'Enregistrement…' } };

export const LongText: Story = {
  args: { children: 'Enregistrer la dépense et passer directement au règlement de la suivante' },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** The Save button of a form is busy: it can be pressed, and nothing happens. */
export const BusyInAForm: Story = {
  args: { type: 'submit', busy: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.submitted = 'true';
      }}
    >
      <Button {...args} />
    </form>
  ),
};
