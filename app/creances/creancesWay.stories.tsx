import { createStore } from '@comptoir/mocks/createStore';
import { asProfile } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta: Meta<typeof ClientsScreen> = {
  title: 'Screens/Clients/CreancesLink',
  component: ClientsScreen,
  decorators: [inApp],
  parameters: scene(),
};
export default meta;

type Story = StoryObj<typeof ClientsScreen>;

/** The button above the list of clients, to whose menu entry the debts belong. */
export const Playground: Story = {};

/** The button above the orders, for a user who does not see the clients. */
export const OverCommandes: Story = {
  parameters: scene({ overrides: () => [withoutClients()] }),
  render: () => <CommandesScreen />,
};

export const OverCommandesNarrow: Story = {
  ...OverCommandes,
  tags: ['mode'],
  globals: { viewport: { value: 'phone' } },
};

/** No button above the orders, for a user who finds it above the clients. */
export const NotTwice: Story = { render: () => <CommandesScreen /> };
