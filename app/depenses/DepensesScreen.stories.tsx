import type { Meta, StoryObj } from '@storybook/react-vite';
import { depenses } from '#contract/depenses';
import { asProfile, emptyOrganisation, failing, slow } from '#mocks/states';
import { inApp, scene } from '../stories/scene';
import { DepensesScreen } from './DepensesScreen';

const meta: Meta<typeof DepensesScreen> = {
  component: DepensesScreen,
  decorators: [inApp],
  parameters: scene(),
};
export default meta;

type Story = StoryObj<typeof DepensesScreen>;

export const Playground: Story = {};

export const LastPage: Story = { parameters: scene({ path: '/?page=5' }) };

export const Found: Story = { parameters: scene({ path: '/?search=loyer' }) };

export const NothingFound: Story = { parameters: scene({ path: '/?search=zzz' }) };

export const Empty: Story = { parameters: scene({ overrides: () => [emptyOrganisation()] }) };

export const Loading: Story = { parameters: scene({ handlers: [slow(depenses.list, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failing(depenses.list, 'base.indisponible')] }) };

export const LongTexts: Story = {
  parameters: scene({
    overrides: () => [
      {
        depenses: [
          {
            depenseid: 1,
            libelle: 'Achat de fournitures pour la rentrée scolaire des enfants du personnel '.repeat(3),
            typedepenseid: 1,
            montant: 999_999_999_999,
            description: '',
            date: '2026-11-20',
            expenseonstep: 1,
            projetid: 4,
            etapeprojetid: 9,
            version: 1,
          },
        ],
      },
    ],
  }),
};

/** Pays and moves money; does not manage the settings. */
export const Cashier: Story = { parameters: scene({ overrides: () => [asProfile('caissier')] }) };

/** Sees everything and changes nothing. */
export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { lang: 'en' } };
