import { modules as calls } from '@comptoir/contract/profils';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { pressInRow, pressSave, settledPage, typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ModulesScreen } from './ModulesScreen';

const meta: Meta<typeof ModulesScreen> = {
  title: 'Screens/Parametre/ModulesScreen',
  component: ModulesScreen,
  decorators: [inApp],
  parameters: scene({ path: '/parametre/module', route: '/parametre/module' }),
};
export default meta;

type Story = StoryObj<typeof ModulesScreen>;

/** The product's own modules, and one that the organisation added. */
export const Playground: Story = {};

export const Empty: Story = { parameters: scene({ overrides: () => [{ modules: [], fonctionnalites: [] }] }) };

export const Loading: Story = { parameters: scene({ handlers: [slowCall(calls.all, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failingCall(calls.all, 'base.indisponible')] }) };

/** The user reads the catalogue and changes nothing. */
export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

const press = (name: RegExp) => async () => userEvent.click(await screen.findByRole('button', { name }));

/** The name is entered once and cannot be changed later. */
export const Creating: Story = { play: press(/^Nouveau\s+module/) };

/** Of an existing module, only the label can be changed. */
export const Renaming: Story = { play: () => pressInRow(/: Clients$/, 'Modifier') };

export const AddingFeature: Story = { play: press(/^Ajouter une fonctionnalité au module Clients/) };

export const NameTaken: Story = {
  parameters: scene({ handlers: [failingCall(calls.create, 'module.existe')] }),
  play: async () => {
    await press(/^Nouveau\s+module/)();
    await typeInto(/^Libellé/, 'Clients');
    await pressSave();
    await screen.findByText('Ce nom est déjà pris.', { selector: '[role=dialog] *' });
  },
};

/** The server refuses and says how many profiles hold the module. */
export const DeletionRefused: Story = {
  parameters: scene({ handlers: [failingCall(calls.remove, 'module.utilise', { params: { nombre: 2 } })] }),
  play: async () => {
    await pressInRow(/: Inventaire du dépôt$/, 'Supprimer');
    await press(/^Oui$/)();
    await screen.findByText(/2 profil/, { selector: '[role=alertdialog] *' });
    await settledPage();
  },
};
