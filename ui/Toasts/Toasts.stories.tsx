import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { Modal } from '../Modal';
import preview from '../stories/preview';
import { words } from '../stories/words';
import { useToast } from './ToastContext';
import { ToastHistory } from './ToastHistory';
import { ToastMessages } from './ToastMessages';
import { ToastProvider } from './ToastProvider';

function Buttons() {
  const toast = useToast();
  const [isModal, setIsModal] = useState(false);
  const fail = () => toast.error('Le solde de la caisse « Plateau » est insuffisant : il y reste 12 500 Fcfa.');
  const refuse = () =>
    toast.error('« Règlement · 60 000 Fcfa » a été refusé : le solde de la caisse est insuffisant.', {
      label: 'Reprendre la saisie',
      onAction: () => toast.info('Reprise'),
    });
  const offer = () =>
    toast.success(
      '5 000 Fcfa réglés, reste 0',
      { label: 'Régler la suivante', onAction: () => toast.info('Suivante'), isPassing: true },
      { label: 'Imprimer', onAction: () => toast.info('Pièce') },
    );
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button onClick={() => toast.success('Opération effectuée avec succès')}>Réussir</Button>
      <Button onClick={fail}>Échouer</Button>
      <Button onClick={() => toast.info('La taille de l’image dépasse 5 Mo.')}>Informer</Button>
      <Button onClick={() => toast.warning('Les frais ont été remis à 0.')}>Avertir</Button>
      <Button onClick={refuse}>Refuser</Button>
      <Button onClick={() => toast.echo('Ce nom est déjà pris.')}>Refléter</Button>
      <Button onClick={offer}>Proposer</Button>
      <Button onClick={() => toast.due('À rendre', '2 000 Fcfa')}>Rendre</Button>
      <Button variant="secondary" onClick={() => setIsModal(true)}>
        Ouvrir une fenêtre
      </Button>
      <ToastHistory>
        <ToastMessages />
      </ToastHistory>
      <Modal open={isModal} onClose={() => setIsModal(false)} title="Règlement">
        <Button onClick={fail}>Enregistrer</Button>
      </Modal>
      <Button
        style={{ position: 'fixed', right: 24, bottom: 100 }}
        onClick={() => toast.success('5 000 Fcfa réglés, reste 0')}
      >
        Régler
      </Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Widgets/Feedback/Toasts',
  component: ToastProvider,
  args: { children: <Buttons /> },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});

export const Playground = meta.story();

const press = async (...names: string[]) => {
  const page = within(document.body);
  for (const name of names) await userEvent.click(page.getByRole('button', { name }));
};

/** The pointer stops the time of the toasts, so that they can be looked at. */
export const EveryTone = meta.story({
  play: async () => {
    await press('Réussir', 'Échouer', 'Informer', 'Avertir');
    await userEvent.hover(within(document.body).getByText(/insuffisant/));
  },
});

/** The pointer on it keeps it here. */
const pressAndHold = async (name: string, text: RegExp) => {
  await press(name);
  await userEvent.hover(within(document.body).getByText(text));
};

export const WithOffer = meta.story({ play: () => pressAndHold('Proposer', /réglés/) });

/** The change stays until the next act, whatever else is said meanwhile. */
export const ToHandOver = meta.story({
  play: async () => {
    await press('Réussir', 'Rendre');
    await userEvent.hover(within(document.body).getByText(/succès/));
  },
});

/** What was pressed last is pressed next: the toast does not lie over it. */
export const NextAtTheFoot = meta.story({ play: () => pressAndHold('Régler', /réglés/) });

/** The toasts lie above a modal, which does not hide their live regions (DESIGN rule 26). */
export const AboveAModal = meta.story({
  play: async () => {
    await press('Ouvrir une fenêtre', 'Enregistrer');
    await userEvent.hover(await within(document.body).findByText(/insuffisant/));
  },
});

export const History = meta.story({
  play: async () => {
    await press('Réussir', 'Échouer', 'Proposer', words().toasts.history);
    await expect(within(document.body).getByRole('dialog')).toHaveFocus();
  },
});

export const EmptyHistory = meta.story({ play: () => press(words().toasts.history) });
