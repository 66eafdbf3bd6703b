import { CLIENT, clientRow } from '@comptoir/mocks/clients.fixtures';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import preview from '@comptoir/ui/stories/preview';
import { useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { Reloadable } from '../stories/Reloadable';
import { inApp, scene } from '../stories/scene';
import { ClientModal } from './ClientModal';

const client = {
  ...clientRow({ clientid: CLIENT.COMPLET, email: 'achats@diabate-fils.ci' }),
  photo: '/api/fichiers/303/portrait.png',
  nombrecommande: 7,
  reste: 517_500,
};

const meta = preview.meta({
  title: 'Screens/Clients/ClientModal',
  component: ClientModal,
  decorators: [inApp],
  parameters: scene(),
  args: { onClose: fn(), onSaved: fn() },
});

/** A new client, who is a person. */
export const Playground = meta.story();

/** A company, with its photo in a circle. */
export const Editing = meta.story({ args: { client } });

export const LongTexts = meta.story({
  args: {
    client: {
      ...client,
      libelleclient:
        'Société coopérative agricole des producteurs de cacao et de café du Haut-Sassandra, section de Daloa (SCOOPS)',
      email: 'secretariat.section-daloa@cooperative-haut-sassandra.ci',
      photo: '',
    },
  },
});

function Order() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <Modal open size="xl" title="Création d’une commande" onClose={() => undefined}>
      <Button onClick={() => setIsOpen(true)}>Nouveau client</Button>
      <p>{name}</p>
      {isOpen && (
        <ClientModal onClose={() => setIsOpen(false)} onSaved={({ libelleclient }) => setName(libelleclient)} />
      )}
    </Modal>
  );
}

/** The form is over the form of an order, which gets the client after the save. */
export const OverAnotherModal = meta.story({
  render: () => <Order />,
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Nouveau client' })),
});

/** A form that was left without being cancelled restores what was typed. */
export const Reloaded = meta.story({
  render: () => <Reloadable>{(times) => <ClientModal key={times} onClose={() => undefined} />}</Reloadable>,
});
