import { clients } from '@comptoir/contract/clients';
import { CLIENT, clientRow } from '@comptoir/mocks/clients.fixtures';
import { failingCall, slowCall, unreachableCall } from '@comptoir/mocks/states';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import preview from '@comptoir/ui/stories/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { pressSave, typeInto } from '../stories/play';
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

/** Name, phone and address are required; email and photo are not. */
export const Invalid = meta.story({ play: pressSave });

const fill = async () => {
  await typeInto(/^Nom et prénoms/, 'Aminata Koné');
  await typeInto(/^Téléphone/, '0708091011');
  await typeInto(/^Adresse/, 'Cocody Angré, 8e tranche');
  await pressSave();
};

/** While the client is saved, the waiting text replaces Save. */
export const Saving = meta.story({
  play: fill,
  parameters: scene({ handlers: [slowCall(clients.create, 'infinite')] }),
});

export const SaveFails = meta.story({
  args: { client },
  play: pressSave,
  parameters: scene({ handlers: [failingCall(clients.update, 'interne')] }),
});

/** The server did not answer: the client waits on this device, and the form closes. */
export const Waiting = meta.story({
  play: async () => {
    await fill();
    await screen.findByText(/attend sur cet appareil/);
  },
  parameters: scene({ handlers: [unreachableCall(clients.create)] }),
});

/** Someone else saved first: the typed values stay, and Reload takes over the other version. */
export const Conflict = meta.story({
  args: { client },
  play: async () => {
    await typeInto(/^Dénomination/, 'Diabaté & Fils SARL');
    await pressSave();
    await expect(await screen.findByRole('button', { name: 'Recharger l’élément' })).toBeVisible();
  },
  parameters: scene({
    handlers: [failingCall(clients.update, 'conflit.version', { data: { ...client, tel: '2721248800', version: 2 } })],
  }),
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
