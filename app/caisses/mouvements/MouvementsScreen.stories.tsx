import { mouvements } from '@comptoir/contract/mouvements';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../../stories/scene';
import { MouvementsScreen } from './MouvementsScreen';

const meta: Meta<typeof MouvementsScreen> = {
  title: 'Screens/Caisses/MouvementsScreen',
  component: MouvementsScreen,
  decorators: [inApp],
  parameters: scene(),
};
export default meta;

type Story = StoryObj<typeof MouvementsScreen>;

/** The movements of all registers, with the totals that came in and went out. */
export const Playground: Story = {};

/** The list that the dashboard's outflows link to. */
export const Outflows: Story = {
  parameters: scene({ path: '/?datedebut=2026-08-01&datefin=2026-10-31&type=0&transferts=0' }),
};

/** One of these movements says who took the cash. */
export const Beneficiaires: Story = { parameters: scene({ path: '/?datedebut=2026-08-13&datefin=2026-08-18&type=0' }) };

/** Advances are registers too: their movements bear their holder, and what transfers moved stands apart. */
export const Avances: Story = {
  parameters: scene({
    path: `/?datedebut=${todayInAbidjan(Date.now()).slice(0, 8)}01`,
    overrides: () => [avecAvances(Date.now())],
  }),
};

export const AvancesNarrow: Story = { ...Avances, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const OfRegister: Story = { parameters: scene({ path: '/?caisseid=2' }) };

export const NothingLeft: Story = {
  parameters: scene({ path: '/?datedebut=2020-01-01&datefin=2020-01-31&type=1&caisseid=2' }),
};

export const Empty: Story = { parameters: scene({ overrides: () => [emptyOrganisation()] }) };

export const Loading: Story = {
  parameters: scene({ handlers: [slowCall(mouvements.list, 'infinite'), slowCall(mouvements.total, 'infinite')] }),
};

export const Failed: Story = { parameters: scene({ handlers: [failingCall(mouvements.list, 'base.indisponible')] }) };

/** The user sees two of the registers, so the movements of the others are absent. */
function someRegisters(): Partial<Store> {
  const { utilisateurs, session } = createStore();
  return {
    utilisateurs: utilisateurs.map((row) =>
      row.utilisateurid === session?.utilisateurid ? { ...row, caisses: [2, 3] } : row,
    ),
  };
}

export const SomeRegisters: Story = { parameters: scene({ overrides: () => [someRegisters()] }) };

export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

/** The user reads expenses but no orders: payments of orders have a name but no link. */
export const Cashier: Story = { parameters: scene({ overrides: () => [asProfile('caissier')] }) };

export const Narrow: Story = {
  parameters: scene({ path: '/?datedebut=2026-08-01&datefin=2026-10-31&type=1' }),
  globals: { viewport: { value: 'phone' } },
};

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { ...Outflows, tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { ...Outflows, tags: ['mode'], globals: { lang: 'en' } };
