import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Alert } from './Alert';

const meta: Meta<typeof Alert> = {
  component: Alert,
  args: { tone: 'info', children: 'Cette caisse a été rechargée : son solde a changé depuis.' },
};
export default meta;

type Story = StoryObj<typeof Alert>;

export const Playground: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Opération effectuée avec succès' } };

export const Warning: Story = {
  args: { tone: 'warning', title: 'Règlement semblable', children: 'La même somme a déjà été réglée aujourd’hui.' },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Solde insuffisant', children: 'Il reste 12 500 Fcfa dans la caisse « Plateau ».' },
};

export const Closable: Story = { args: { onClose: fn() } };

export const LongText: Story = {
  args: {
    tone: 'danger',
    title: 'Une erreur est survenue',
    children:
      'Le fichier facture-definitive-corrigee-version-finale-signee-et-tamponnee-2026-11-20.pdf dépasse 5 Mo : réduisez-le, puis choisissez-le de nouveau.',
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...Danger, globals: { theme: 'dark' } };
