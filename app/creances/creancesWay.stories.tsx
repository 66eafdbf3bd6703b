import { createStore } from '@comptoir/mocks/createStore';
import { asProfile } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import preview from '@comptoir/ui/stories/preview';
import { ClientsScreen } from '../clients/ClientsScreen';
import { CommandesScreen } from '../commandes/CommandesScreen';
import { inApp, scene } from '../stories/scene';

/** A seller who sees the orders, but not the list of clients. */
function withoutClients(): Partial<Store> {
  const { profils } = createStore();
  const permissions = ['commandes', 'commandes.regler'] as const;
  return {
    ...asProfile('vendeur'),
    profils: profils.map((profil) => (profil.libelle === 'Vendeur' ? { ...profil, permissions } : profil)),
  };
}

const meta = preview.meta({
  title: 'Screens/Clients/CreancesLink',
  component: ClientsScreen,
  decorators: [inApp],
  parameters: scene(),
});

/** The button above the list of clients, to whose menu entry the debts belong. */
export const Playground = meta.story();

/** The button above the orders, for a user who does not see the clients. */
export const OverCommandes = meta.story({
  parameters: scene({ overrides: () => [withoutClients()] }),
  render: () => <CommandesScreen />,
});

/** No button above the orders, for a user who finds it above the clients. */
export const NotTwice = meta.story({ render: () => <CommandesScreen /> });
