import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { SwitchField } from '../SwitchField';
import { LineStatus } from './LineStatus';

const meta: Meta<typeof LineStatus> = {
  title: 'Widgets/Feedback/LineStatus',
  component: LineStatus,
  args: {
    state: 'online',
    text: 'Connecté',
    label: 'État de la connexion',
    children: (
      <>
        <p>Le serveur répond : ce qui est affiché est à jour.</p>
        <SwitchField label="Économie de données" checked={false} onCheckedChange={fn()} />
        <Button variant="secondary">Réessayer</Button>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof LineStatus>;

export const Playground: Story = {};

export const Slow: Story = { args: { state: 'slow', text: 'Connexion lente' } };

export const Unanswered: Story = { args: { state: 'unanswered', text: 'Le serveur ne répond pas' } };

export const Offline: Story = { args: { state: 'offline', text: 'Hors connexion' } };

export const Saving: Story = { args: { state: 'saving', text: 'Économie de données' } };

export const Open: Story = {
  ...Offline,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /\s: / }));
    await expect(within(canvasElement).getByRole('dialog')).toHaveFocus();
  },
};

export const Phone: Story = { ...Open, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  ...Open,
  args: {
    state: 'unanswered',
    text: 'Le serveur ne répond pas — hors connexion',
    children: <p>{'Les dernières listes vues restent lisibles et seront relues dès qu’il répond. '.repeat(4)}</p>,
  },
  globals: { viewport: { value: 'phone' } },
};

export const English: Story = {
  args: { state: 'offline', text: 'Offline', label: 'Connection' },
  globals: { lang: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Connection: Offline' })).toBeVisible();
  },
};

export const Dark: Story = { ...Open, tags: ['mode'], globals: { theme: 'dark' } };
