import { type Pas, PREMIERS_PAS } from '@comptoir/domain/premierspas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../stories/scene';
import PremiersPas from './PremiersPas';

const none: readonly Pas[] = PREMIERS_PAS.map((etape) => ({ etape, fait: false }));

const meta: Meta<typeof PremiersPas> = {
  title: 'Screens/Dashboard/PremiersPas',
  component: PremiersPas,
  decorators: [inApp],
  parameters: scene(),
  args: { pas: none },
};
export default meta;

type Story = StoryObj<typeof PremiersPas>;

export const Playground: Story = {};

/** A register and a colleague exist already. */
export const HalfDone: Story = {
  args: { pas: none.map(({ etape }) => ({ etape, fait: etape === 'caisse' || etape === 'utilisateurs' })) },
};

/** The user may only create registers, so there is one step. */
export const Cashier: Story = { args: { pas: [{ etape: 'caisse', fait: false }] } };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
