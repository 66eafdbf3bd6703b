import type { StoryObj } from '@storybook/react-vite';
import { CircleCheck, Package, Send, Truck } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../stories/controlled';
import preview from '../stories/preview';
import { StatusDropdown, type StatusOption } from './StatusDropdown';

const etats: StatusOption[] = [
  { value: '0', label: 'Emballage', tone: 'neutral', icon: <Package aria-hidden /> },
  { value: '1', label: 'Expédié', tone: 'info', icon: <Send aria-hidden /> },
  { value: '2', label: 'En livraison', tone: 'warning', icon: <Truck aria-hidden /> },
  { value: '3', label: 'Livré', tone: 'success', icon: <CircleCheck aria-hidden /> },
];
/** The current status and the strictly higher ones (spec § 4). */
const from = (etat: number) => ({ value: String(etat), options: etats.slice(etat) });

const meta = preview.meta({
  title: 'Widgets/Actions/StatusDropdown',
  component: StatusDropdown,
  args: {
    label: 'Livraison de la commande 12 de Awa Koné',
    ...from(1),
    onValueChange: fn(),
  },
  render: controlled(StatusDropdown),
});

export const Playground = meta.story();

const open: StoryObj<typeof StatusDropdown>['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await within(document.body).findByRole('menu')).toBeVisible();
};

export const Open = meta.story({ play: open });

export const Emballage = meta.story({ args: from(0) });

export const Expedie = meta.story({ args: from(1) });

export const EnLivraison = meta.story({ args: from(2) });

/** The last status is a plain badge (spec § 4). */
export const Livre = meta.story({ args: from(3) });

/** A status without an icon has its tone's icon; one that cannot be chosen yet can still be read. */
export const OneDisabled = meta.story({
  args: {
    value: '1',
    options: etats.slice(1).map(({ icon, ...option }) => ({ ...option, disabled: option.value === '3' })),
  },
  play: open,
});

export const Busy = meta.story({ args: { busy: true }, parameters: { waits: true } });
