import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Modal } from '../Modal';
import { TextField } from '../TextField';
import { Announcer, type AnnouncerProps } from './Announcer';

const meta: Meta<typeof Announcer> = {
  title: 'Widgets/Feedback/Announcer',
  component: Announcer,
  args: { text: 'Hors connexion' },
};
export default meta;

type Story = StoryObj<typeof Announcer>;

/** There is nothing to see: the page shows the same text elsewhere. */
export const Playground: Story = {};

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
export const Calm: Story = { args: { afterMs: 1_000 }, render: (args) => <Typing {...args} /> };
