import { avances } from '@comptoir/contract/avances';
import { asChefDeChantier, avecAvances, CHEF_DE_CHANTIER } from '@comptoir/mocks/avances.fixtures';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../stories/scene';
import { AvancesScreen } from './AvancesScreen';

const overrides = () => [avecAvances(Date.now())];
const asHolder = () => [...overrides(), asChefDeChantier];

const meta: Meta<typeof AvancesScreen> = {
  title: 'Screens/Avances/AvancesScreen',
  component: AvancesScreen,
  decorators: [inApp],
  parameters: scene({ path: '/avances', overrides }),
};
export default meta;

type Story = StoryObj<typeof AvancesScreen>;

/** Who decides: who has money, then one to approve, one late, one half accounted for, one done with. */
export const Playground: Story = {};

/** The late ones, as the dashboard leads to them. */
export const Late: Story = { parameters: scene({ path: '/avances?retard=1', overrides }) };

/** Those of one holder. */
export const OfHolder: Story = { parameters: scene({ path: `/avances?porteurid=${CHEF_DE_CHANTIER}`, overrides }) };

/** Who pays advances out, and approves none. */
export const Cashier: Story = {
  parameters: scene({ path: '/avances', overrides: () => [...overrides(), asProfile('caissier')] }),
};

/** Who only holds one sees their own. */
export const Holder: Story = { parameters: scene({ path: '/avances', overrides: asHolder }) };

export const NothingFound: Story = { parameters: scene({ path: '/avances?etat=refusee', overrides }) };

export const Empty: Story = { parameters: scene({ path: '/avances', overrides: () => [emptyOrganisation()] }) };

export const Loading: Story = {
  parameters: scene({
    path: '/avances',
    overrides,
    handlers: [slowCall(avances.list, 'infinite'), slowCall(avances.porteurs, 'infinite')],
  }),
};

/** The cards could not be read; the list is there. */
export const PorteursFailed: Story = {
  parameters: scene({ path: '/avances', overrides, handlers: [failingCall(avances.porteurs, 'base.indisponible')] }),
};

export const Failed: Story = {
  parameters: scene({ path: '/avances', overrides, handlers: [failingCall(avances.list, 'base.indisponible')] }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const HolderNarrow: Story = { ...Holder, ...Narrow };

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
