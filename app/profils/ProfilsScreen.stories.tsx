import { modules } from '@comptoir/mocks/profils.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent } from 'storybook/test';
import { wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ProfilsScreen } from './ProfilsScreen';

const meta = preview.meta({
  title: 'Screens/Parametre/ProfilsScreen',
  component: ProfilsScreen,
  decorators: [inApp],
  parameters: scene({ path: '/parametre/profil', route: '/parametre/profil' }),
});

const CLIENTS = modules().find(({ nom }) => nom === 'clients')?.moduleid;

/** The list includes the user's own profile, which they can only read. */
export const Playground = meta.story();

/** A real list always holds the user's own profile; this shows the text of an empty list all the same. */
export const Empty = meta.story({ parameters: scene({ overrides: () => [{ profils: [] }] }) });

/** The profiles that hold a module, to which the refused deletion of that module links. */
export const OfModule = meta.story({ parameters: scene({ path: `/?moduleid=${CLIENTS}` }) });

/** The user reads every profile and changes none. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

export const Reading = meta.story({
  play: async () => {
    const name = wording('profil.permissionsligne', { libelle: 'Caissier' });
    await userEvent.click(await screen.findByRole('button', { name }));
  },
});
