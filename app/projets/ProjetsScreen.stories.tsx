import { projets } from '@comptoir/contract/projets';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent } from 'storybook/test';
import { pressInRow, settledPage } from '../stories/play';
import { saving } from '../stories/saving';
import { inApp, scene } from '../stories/scene';
import { ProjetsScreen } from './ProjetsScreen';

const meta = preview.meta({
  title: 'Screens/Projets/ProjetsScreen',
  component: ProjetsScreen,
  decorators: [inApp],
  parameters: scene({ path: '/projets', route: '/projets' }),
});

export const Playground = meta.story();

export const InProgress = meta.story({ parameters: scene({ path: '/?filter=1' }) });

export const Finished = meta.story({ parameters: scene({ path: '/?filter=2' }) });

/** The list that the dashboard's late projects link to. */
export const Late = meta.story({ parameters: scene({ path: '/?retard=1' }) });

/** No project is late: the page offers the way back to all projects. */
export const NoneLate = meta.story({
  parameters: scene({ path: '/?retard=1', overrides: () => [emptyOrganisation()] }),
});

export const LastPage = meta.story({ parameters: scene({ path: '/?page=3' }) });

export const Found = meta.story({ parameters: scene({ path: '/?search=forages' }) });

export const NothingFound = meta.story({ parameters: scene({ path: '/?search=zzz' }) });

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

/** No project is finished yet: the page offers the way back to all projects, not New. */
export const NoneFinished = meta.story({
  parameters: scene({ path: '/?filter=2', overrides: () => [emptyOrganisation()] }),
});

export const Loading = meta.story({ parameters: scene({ handlers: [slowCall(projets.list, 'infinite')] }) });

export const Failed = meta.story({ parameters: scene({ handlers: [failingCall(projets.list, 'base.indisponible')] }) });

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

/** The browser saves data: the pictures are reduced, and the user can load the full ones. */
export const DataSaving = meta.story({ decorators: [saving] });

const remove = () => pressInRow(/^Actions/, 'Supprimer');

/** The question names the project and what is deleted with it; the focus is on Non. */
export const Deleting = meta.story({ play: remove });

/** The server refuses: the question stays open, with the reason. */
export const DeletionRefused = meta.story({
  parameters: scene({
    handlers: [failingCall(projets.remove, 'projet.a_des_depenses', { params: { nombre: 12 } })],
  }),
  play: async () => {
    await remove();
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }));
    await screen.findByText(/12 dépense/, { selector: '[role=alertdialog] *' });
    await settledPage();
  },
});
