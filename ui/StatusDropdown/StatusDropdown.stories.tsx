import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { StatusDropdown, type StatusOption } from './StatusDropdown';

const status: StatusOption[] = [
  { value: '0', label: 'Emballage', tone: 'neutral' },
  { value: '1', label: 'Expédié', tone: 'info' },
  { value: '2', label: 'En livraison', tone: 'warning' },
  { value: '3', label: 'Livré', tone: 'success' },
];
const onlyHigherThan = (value: number) => status.map((option) => ({ ...option, disabled: +option.value < value }));

const meta: Meta<typeof StatusDropdown> = {
  component: StatusDropdown,
  args: {
    label: 'Livraison de la commande 12 de Awa Koné',
    value: '1',
    options: onlyHigherThan(1),
    onValueChange: fn(),
  },
  render: controlled(StatusDropdown),
};
export default meta;

type Story = StoryObj<typeof StatusDropdown>;

export const Playground: Story = {};

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await within(document.body).findByRole('menu')).toBeVisible();
};

export const Open: Story = { play: open };

/** The last status is a plain badge (spec § 4). */
export const NothingHigher: Story = { args: { value: '3', options: onlyHigherThan(3) } };

export const Busy: Story = { args: { busy: true } };

export const Phone: Story = { play: open, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { play: open, globals: { theme: 'dark' } };
