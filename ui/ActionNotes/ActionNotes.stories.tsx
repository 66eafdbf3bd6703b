import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { Modal, ModalSummary } from '../Modal';
import { SaveHint } from '../SaveHint';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { ActionNotes } from './ActionNotes';

const fields = ['Caisse', 'Montant', 'Date', 'Référence', 'Frais', 'Remis à', 'Téléphone', 'Motif'];
const solde = 'Il restera 2 531 500 Fcfa dans « Caisse centrale Plateau ».';
const refus = 'Le solde de la caisse est insuffisant : un autre règlement vient d’en sortir.';

const meta = preview.meta({
  title: 'Widgets/Feedback/ActionNotes',
  component: ActionNotes,
  args: { children: <Alert tone="info">{solde}</Alert> },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: ({ children }) => <Form notes={children} />,
});

function Form({ notes, totals }: { notes: ReactNode; totals?: ReactNode }) {
  return (
    <Modal
      open
      title="Règlement"
      onClose={fn()}
      footer={
        <>
          {totals}
          <ActionNotes>{notes}</ActionNotes>
          <SaveHint missing={['Caisse', 'Preuve de paiement']} />
          <Button variant="secondary">Annuler</Button>
          <Button>Régler 450 000 Fcfa</Button>
        </>
      }
    >
      {fields.map((label) => (
        <TextField key={label} label={label} value="" onValueChange={fn()} />
      ))}
    </Modal>
  );
}

export const Playground = meta.story();

/** Totals stand beside the buttons, below what is to be read. */
export const BesideTotals = meta.story({
  render: ({ children }) => (
    <Form notes={children} totals={<ModalSummary items={[{ id: 'total', label: 'Total', value: '450 000 Fcfa' }]} />} />
  ),
});

export const Nothing = meta.story({ args: { children: null } });

/** What is long scrolls by itself. */
export const LongText = meta.story({
  args: {
    children: (
      <>
        <Alert tone="info">{solde}</Alert>
        <Alert tone="warning">{`${solde} `.repeat(4)}</Alert>
        <Alert tone="danger">{refus}</Alert>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
});
