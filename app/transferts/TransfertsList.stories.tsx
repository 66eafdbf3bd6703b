import { transferts } from '@comptoir/contract/transferts';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import { CAISSE_TRANSFERT, caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../stories/scene';
import { TransfertsList } from './TransfertsList';

const overrides = () => [caissesAvecTransferts(Date.now())];

const meta: Meta<typeof TransfertsList> = {
  title: 'Screens/Caisses/TransfertsList',
  component: TransfertsList,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { caisseid: CAISSE_TRANSFERT.SOURCE },
};
export default meta;

type Story = StoryObj<typeof TransfertsList>;

/** One on its way, one withdrawn, one refused, one accepted. */
export const Playground: Story = {};

/** What a transfer cost stands beside its amount. */
export const WithFee: Story = { args: { caisseid: CAISSE_TRANSFERT.WAVE } };

/** Money came in. */
export const Incoming: Story = { args: { caisseid: CAISSE_TRANSFERT.BANQUE } };

/** Nothing left this register or came to it. */
export const Empty: Story = { args: { caisseid: 7 } };

export const Loading: Story = { parameters: scene({ overrides, handlers: [slowCall(transferts.list, 'infinite')] }) };

export const Failed: Story = {
  parameters: scene({ overrides, handlers: [failingCall(transferts.list, 'base.indisponible')] }),
};

/** The user sees everything and answers nothing. */
export const Reader: Story = { parameters: scene({ overrides: () => [...overrides(), asProfile('lecteur')] }) };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
