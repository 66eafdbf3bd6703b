import { projets } from '@comptoir/contract/projets';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { pressInRow, settledPage } from '../stories/play';
import { saving } from '../stories/saving';
import { inApp, scene } from '../stories/scene';
import { ProjetsScreen } from './ProjetsScreen';

const meta: Meta<typeof ProjetsScreen> = {
  title: 'Screens/Projets/ProjetsScreen',
  component: ProjetsScreen,
  decorators: [inApp],
  parameters: scene({ path: '/projets', route: '/projets' }),
};
export default meta;

type Story = StoryObj<typeof ProjetsScreen>;

export const Playground: Story = {};

export const InProgress: Story = { parameters: scene({ path: '/?filter=1' }) };

export const Finished: Story = { parameters: scene({ path: '/?filter=2' }) };

/** The list that the dashboard's late projects link to. */
export const Late: Story = { parameters: scene({ path: '/?retard=1' }) };

/** No project is late: the page offers the way back to all projects. */
export const NoneLate: Story = {
  parameters: scene({ path: '/?retard=1', overrides: () => [emptyOrganisation()] }),
};

export const LastPage: Story = { parameters: scene({ path: '/?page=3' }) };

export const Found: Story = { parameters: scene({ path: '/?search=forages' }) };

export const NothingFound: Story = { parameters: scene({ path: '/?search=zzz' }) };

export const Empty: Story = { parameters: scene({ overrides: () => [emptyOrganisation()] }) };

/** No project is finished yet: the page offers the way back to all projects, not New. */
export const NoneFinished: Story = {
  parameters: scene({ path: '/?filter=2', overrides: () => [emptyOrganisation()] }),
};

export const Loading: Story = { parameters: scene({ handlers: [slowCall(projets.list, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failingCall(projets.list, 'base.indisponible')] }) };

/** The user sees everything and changes nothing. */
export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

/** The browser saves data: the pictures are reduced, and the user can load the full ones. */
export const DataSaving: Story = { decorators: [saving] };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

const remove = () => pressInRow(/^Actions/, 'Supprimer');

/** The question names the project and what is deleted with it; the focus is on Non. */
export const Deleting: Story = { play: remove };

/** The server refuses: the question stays open, with the reason. */
export const DeletionRefused: Story = {
  parameters: scene({
    handlers: [failingCall(projets.remove, 'projet.a_des_depenses', { params: { nombre: 12 } })],
  }),
  play: async () => {
    await remove();
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }));
    await screen.findByText(/12 dépense/, { selector: '[role=alertdialog] *' });
    await settledPage();
  },
};
