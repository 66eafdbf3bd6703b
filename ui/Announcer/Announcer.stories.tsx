import { useState } from 'react';
import { fn } from 'storybook/test';
import { Modal } from '../Modal';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { Announcer, type AnnouncerProps } from './Announcer';

const meta = preview.meta({
  title: 'Widgets/Feedback/Announcer',
  component: Announcer,
  args: { text: 'Hors connexion' },
});

/** There is nothing to see: the page shows the same text elsewhere. */
export const Playground = meta.story();

function Typing(args: AnnouncerProps) {
  const [montant, setMontant] = useState('');
  return (
    <Modal open onClose={fn()} title="Création d’un règlement">
      <TextField label="Montant remis" value={montant} onValueChange={setMontant} />
      <Announcer {...args} text={montant && `Solde après : ${montant}`} />
    </Modal>
  );
}

/** In a dialog, a text that changes with each key is announced when typing pauses. */
export const Calm = meta.story({ args: { afterMs: 1_000 }, render: (args) => <Typing {...args} /> });
