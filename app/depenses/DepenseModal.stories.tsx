import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { depenses } from '#contract/depenses';
import { typedepenses } from '#contract/typedepenses';
import { emptyOrganisation, failing, slow } from '#mocks/states';
import { pressSave } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { DepenseModal } from './DepenseModal';

const depense = {
  depenseid: 5,
  libelle: 'Ciment CIMAF, 250 sacs',
  typedepenseid: 5,
  typedepense: 'Matériaux de construction',
  montant: 1_275_000,
  montantrestant: 75_000,
  description: 'Livré sur le chantier de Yopougon Niangon',
  date: '2026-08-12',
  expenseonstep: 0 as const,
  projetid: null,
  etapeprojetid: null,
  version: 1,
};

const meta: Meta<typeof DepenseModal> = {
  component: DepenseModal,
  decorators: [inApp],
  parameters: scene(),
  args: { depense: null, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof DepenseModal>;

/** Save is disabled, and says what is missing. */
export const Playground: Story = {};

export const Editing: Story = { args: { depense } };

export const TypesLoading: Story = { parameters: scene({ handlers: [slow(typedepenses.all, 'infinite')] }) };

export const TypesFailed: Story = { parameters: scene({ handlers: [failing(typedepenses.all, 'base.indisponible')] }) };

export const NoTypeYet: Story = { parameters: scene({ overrides: () => [emptyOrganisation()] }) };

export const Conflict: Story = {
  args: { depense },
  play: pressSave,
  parameters: scene({
    handlers: [failing(depenses.update, 'conflit.version', { data: { ...depense, montant: 1_300_000, version: 2 } })],
  }),
};

export const BelowWhatIsPaid: Story = {
  args: { depense },
  play: pressSave,
  parameters: scene({ handlers: [failing(depenses.update, 'depense.montant_inferieur_regle')] }),
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { depense }, globals: { theme: 'dark' } };

export const English: Story = { args: { depense }, globals: { lang: 'en' } };
