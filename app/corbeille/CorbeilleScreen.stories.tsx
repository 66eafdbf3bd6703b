import { corbeille } from '@comptoir/contract/corbeille';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { CorbeilleScreen } from './CorbeilleScreen';

const PATH = '/corbeille';

const meta: Meta<typeof CorbeilleScreen> = {
  title: 'Screens/Corbeille/CorbeilleScreen',
  component: CorbeilleScreen,
  decorators: [inApp],
  parameters: scene({ path: PATH }),
};
export default meta;

type Story = StoryObj<typeof CorbeilleScreen>;

export const Playground: Story = {};

export const OneKind: Story = { parameters: scene({ path: `${PATH}?type=projet` }) };

/** No deleted record is of the chosen kind. */
export const NothingFound: Story = {
  parameters: scene({
    path: `${PATH}?type=client`,
    overrides: () => [{ corbeille: createStore().corbeille.filter(({ type }) => type !== 'client') }],
  }),
};

export const Empty: Story = { parameters: scene({ path: PATH, overrides: () => [{ corbeille: [] }] }) };

export const Loading: Story = { parameters: scene({ path: PATH, handlers: [slowCall(corbeille.list, 'infinite')] }) };

export const Failed: Story = {
  parameters: scene({ path: PATH, handlers: [failingCall(corbeille.list, 'base.indisponible')] }),
};

/** The user sees what was deleted and may not restore it. */
export const Reader: Story = { parameters: scene({ path: PATH, overrides: () => [asProfile('lecteur')] }) };

export const Asked: Story = {
  play: async () => {
    const [restore] = await screen.findAllByRole('button', { name: /^(Restaurer|Restore) / });
    if (restore) await userEvent.click(restore);
    await screen.findByRole('alertdialog');
  },
};

function longTexts(): Partial<Store> {
  const long = 'Location de deux camions-bennes et d’une pelleteuse pour le terrassement de Yopougon, tranche 2';
  return { corbeille: createStore().corbeille.map((row) => ({ ...row, libelle: `${row.libelle} ${long}` })) };
}

export const LongTexts: Story = {
  parameters: scene({ path: PATH, overrides: () => [longTexts()] }),
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
