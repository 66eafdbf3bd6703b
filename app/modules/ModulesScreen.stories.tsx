import { modules as calls } from '@comptoir/contract/profils';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent } from 'storybook/test';
import { pressInRow, pressSave, settledPage, typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ModulesScreen } from './ModulesScreen';

const meta = preview.meta({
  title: 'Screens/Parametre/ModulesScreen',
  component: ModulesScreen,
  decorators: [inApp],
  parameters: scene({ path: '/parametre/module', route: '/parametre/module' }),
});

/** The product's own modules, and one that the organisation added. */
export const Playground = meta.story();

export const Empty = meta.story({ parameters: scene({ overrides: () => [{ modules: [], fonctionnalites: [] }] }) });

export const Loading = meta.story({ parameters: scene({ handlers: [slowCall(calls.all, 'infinite')] }) });

export const Failed = meta.story({ parameters: scene({ handlers: [failingCall(calls.all, 'base.indisponible')] }) });

/** The user reads the catalogue and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

const press = (name: RegExp) => async () => userEvent.click(await screen.findByRole('button', { name }));

/** The name is entered once and cannot be changed later. */
export const Creating = meta.story({ play: press(/^Nouveau\s+module/) });

/** Of an existing module, only the label can be changed. */
export const Renaming = meta.story({ play: () => pressInRow(/: Clients$/, 'Modifier') });

export const AddingFeature = meta.story({ play: press(/^Ajouter une fonctionnalité au module Clients/) });

export const NameTaken = meta.story({
  parameters: scene({ handlers: [failingCall(calls.create, 'module.existe')] }),
  play: async () => {
    await press(/^Nouveau\s+module/)();
    await typeInto(/^Libellé/, 'Clients');
    await pressSave();
    await screen.findByText('Ce nom est déjà pris.', { selector: '[role=dialog] *' });
  },
});

/** The server refuses and says how many profiles hold the module. */
export const DeletionRefused = meta.story({
  parameters: scene({ handlers: [failingCall(calls.remove, 'module.utilise', { params: { nombre: 2 } })] }),
  play: async () => {
    await pressInRow(/: Inventaire du dépôt$/, 'Supprimer');
    await press(/^Oui$/)();
    await screen.findByText(/2 profil/, { selector: '[role=alertdialog] *' });
    await settledPage();
  },
});
