import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent } from 'storybook/test';
import { pressSave, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ProjetFormScreen } from './ProjetFormScreen';

const route = '/projets/create/:projetid';
const path = '/projets/create/newproject';
const edited = '/projets/create/1';

const meta = preview.meta({
  title: 'Screens/Projets/ProjetFormScreen',
  component: ProjetFormScreen,
  decorators: [inApp],
  parameters: scene({ path, route }),
});

export const Playground = meta.story();

/** Cancel and a successful save return to the page that the form was opened from. */
export const FromPage2 = meta.story({ parameters: scene({ path, route, from: '/projets?page=2' }) });

/** The messages of the specification, each linked to its field. */
export const Invalid = meta.story({ play: pressSave });

const addEtape = async (libelle: string, description: string) => {
  await userEvent.click(await screen.findByRole('button', { name: wording('projet.etapeajouter') }));
  const dialog = await screen.findByRole('dialog');
  const inDialog = (label: string) => dialog.querySelector<HTMLElement>(`[name=${label}]`);
  const [name, text] = [inDialog('libelle'), inDialog('description')];
  if (name) await userEvent.type(name, libelle);
  if (text) await userEvent.type(text, description);
  await pressSave();
};

/** The steps stay in the list until the project is saved; long descriptions are cut to 30 characters. */
export const WithEtapes = meta.story({
  play: async () => {
    await addEtape('Fondations', 'Fouilles, béton de propreté, semelles et longrines');
    await addEtape('Toiture', 'Tôles bac');
    await screen.findByText('Toiture');
  },
});

/** An existing project's form has no steps, because the project's page holds them. */
export const Editing = meta.story({ parameters: scene({ path: edited, route }) });

export const Gone = meta.story({ parameters: scene({ path: '/projets/create/999', route }) });
