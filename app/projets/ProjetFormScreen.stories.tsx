import { projets } from '@comptoir/contract/projets';
import { failing, slow } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { pressSave, typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ProjetFormScreen } from './ProjetFormScreen';

const route = '/projets/create/:projetid';
const path = '/projets/create/newproject';
const edited = '/projets/create/1';

const meta: Meta<typeof ProjetFormScreen> = {
  title: 'Screens/Projets/ProjetFormScreen',
  component: ProjetFormScreen,
  decorators: [inApp],
  parameters: scene({ path, route }),
};
export default meta;

type Story = StoryObj<typeof ProjetFormScreen>;

export const Playground: Story = {};

/** Cancel and a success return to the page that it was opened from. */
export const FromPage2: Story = { parameters: scene({ path, route, from: '/projets?page=2' }) };

/** A stored route that is not ours is not followed. */
export const FromElsewhere: Story = { parameters: scene({ path, route, from: '//evil.example/projets' }) };

/** The sentences of the specification, tied to their fields. */
export const Invalid: Story = { play: pressSave };

const addEtape = async (libelle: string, description: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Ajouter une étape|Add a step)$/ }));
  const dialog = await screen.findByRole('dialog');
  const inDialog = (label: string) => dialog.querySelector<HTMLElement>(`[name=${label}]`);
  const [name, text] = [inDialog('libelle'), inDialog('description')];
  if (name) await userEvent.type(name, libelle);
  if (text) await userEvent.type(text, description);
  await userEvent.click(screen.getAllByRole('button', { name: /^(Enregistrer|Save)$/ }).at(-1) as HTMLElement);
};

/** Steps wait in the list until the project is saved; long descriptions are cut to 30 characters. */
export const WithEtapes: Story = {
  play: async () => {
    await addEtape('Fondations', 'Fouilles, béton de propreté, semelles et longrines');
    await addEtape('Toiture', 'Tôles bac');
    await screen.findByText('Toiture');
  },
};

export const AddingEtape: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Ajouter une étape' })),
};

/** Steps are not in the form of a project that exists: its details hold them. */
export const Editing: Story = { parameters: scene({ path: edited, route }) };

export const Loading: Story = {
  parameters: scene({ path: edited, route, handlers: [slow(projets.byId, 'infinite')] }),
};

export const Failed: Story = {
  parameters: scene({ path: edited, route, handlers: [failing(projets.byId, 'base.indisponible')] }),
};

export const Gone: Story = { parameters: scene({ path: '/projets/create/999', route }) };

export const SaveFailed: Story = {
  parameters: scene({ path: edited, route, handlers: [failing(projets.update, 'interne')] }),
  play: async () => {
    await typeInto(/^Libellé/, 'Aire de jeux');
    await pressSave();
  },
};

/** A form that was typed into asks before it is given up. */
export const Leaving: Story = {
  play: async () => {
    await typeInto(/^Libellé/, 'École de Man');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  },
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
