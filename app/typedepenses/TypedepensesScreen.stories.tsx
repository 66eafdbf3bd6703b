import { typedepenses } from '@comptoir/contract/typedepenses';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../stories/scene';
import { TypedepensesScreen } from './TypedepensesScreen';

const meta: Meta<typeof TypedepensesScreen> = {
  title: 'Screens/Parametre/TypedepensesScreen',
  component: TypedepensesScreen,
  decorators: [inApp],
  parameters: scene(),
};
export default meta;

type Story = StoryObj<typeof TypedepensesScreen>;

export const Playground: Story = {};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

export const Loading: Story = { parameters: scene({ handlers: [slowCall(typedepenses.list, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failingCall(typedepenses.list, 'base.indisponible')] }) };

export const Empty: Story = { parameters: scene({ overrides: () => [emptyOrganisation()] }) };

export const NothingFound: Story = { parameters: scene({ path: '/?search=zzz' }) };

export const LongTexts: Story = {
  parameters: scene({
    overrides: () => [
      {
        typedepenses: [
          {
            typedepenseid: 1,
            libelle: 'Frais de déplacement, d’hébergement et de représentation '.repeat(4),
            version: 1,
          },
        ],
      },
    ],
  }),
};

/** Without the permission `typedepenses.gerer`, the list has no buttons. */
export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };
