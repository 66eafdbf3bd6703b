import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Alert } from './Alert';

const meta: Meta<typeof Alert> = {
  title: 'Widgets/Feedback/Alert',
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
      'Le fichier facture_definitive_corrigee_version_finale_signee_et_tamponnee_2026_11_20.pdf dépasse 5 Mo : réduisez-le, puis choisissez-le de nouveau.',
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...Danger, tags: ['mode'], globals: { theme: 'dark' } };

function Appearing(args: ComponentProps<typeof Alert>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Régler</Button>
      {isShown && <Alert {...args} onClose={() => setIsShown(false)} />}
    </>
  );
}

/** The alert appears after a press and can be closed. */
export const Appears: Story = { ...Danger, render: (args) => <Appearing {...args} /> };
