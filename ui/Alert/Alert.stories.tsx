import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import preview from '../stories/preview';
import { Alert } from './Alert';

const meta = preview.meta({
  title: 'Widgets/Feedback/Alert',
  component: Alert,
  args: { tone: 'info', children: 'Cette caisse a été rechargée : son solde a changé depuis.' },
});

export const Playground = meta.story();

export const Success = meta.story({ args: { tone: 'success', children: 'Opération effectuée avec succès' } });

export const Warning = meta.story({
  args: { tone: 'warning', title: 'Règlement semblable', children: 'La même somme a déjà été réglée aujourd’hui.' },
});

export const Danger = meta.story({
  args: { tone: 'danger', title: 'Solde insuffisant', children: 'Il reste 12 500 Fcfa dans la caisse « Plateau ».' },
});

export const LongText = meta.story({
  args: {
    tone: 'danger',
    title: 'Une erreur est survenue',
    children: 'Le fichier facture_definitive_corrigee_version_finale_signee_et_tamponnee_2026_11_20.pdf dépasse 5 Mo.',
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
});

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
export const Appears = Danger.extend({ render: (args) => <Appearing {...args} /> });
