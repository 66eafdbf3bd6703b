import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { reglements } from '#contract/reglements';
import { asProfile, failing, slow } from '#mocks/states';
import { inApp, scene } from '../stories/scene';
import { ReglementsModal } from './ReglementsModal';

const dette = {
  from: 0,
  id: 14,
  libelle: 'Fers à béton HA10 et HA12',
  montant: 860_000,
  date: '2026-10-09',
} as const;
const unpaid = { ...dette, id: 18, libelle: 'Loyer du bureau, novembre', montant: 450_000 };
const settled = { ...dette, id: 15, libelle: 'Paie des maçons, quinzaine', montant: 640_000 };

const meta: Meta<typeof ReglementsModal> = {
  component: ReglementsModal,
  decorators: [inApp],
  parameters: scene(),
  args: { dette, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof ReglementsModal>;

/** Six payments, two pages; something remains to be paid. */
export const Playground: Story = {};

/** New is not there: nothing remains. */
export const Settled: Story = { args: { dette: settled } };

export const NothingPaidYet: Story = { args: { dette: unpaid } };

export const Loading: Story = { parameters: scene({ handlers: [slow(reglements.ofDette, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failing(reglements.ofDette, 'base.indisponible')] }) };

export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { lang: 'en' } };
