import { PROJET } from '@comptoir/mocks/projets.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent, within } from 'storybook/test';
import { AppRoutes, bring } from '../../routes';
import { pressInRow, settledPage, wording } from '../play';
import { inApp, scene } from '../scene';

// Closes the last step of a project in the whole application, which finishes the project.
const meta = preview.meta({
  title: 'Flows/Close a step',
  component: AppRoutes,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: `/projets/detailsprojet/${PROJET.ALERTE}` }) },
  loaders: [() => bring(`/projets/detailsprojet/${PROJET.ALERTE}`)],
});

/** The question tells what becomes of the project; afterwards the project shows it. */
export const CloseAStep = meta.story({
  play: async ({ step }) => {
    await step('The question says that the project will be finished', async () => {
      await settledPage();
      await pressInRow(/: Murs$/, wording('etapeprojet.cloturer'));
      const question = await screen.findByRole('alertdialog');
      await within(question).findByText(wording('etapeprojet.cloturefin', { libelle: 'Murs' }));
    });
    await step('The project is finished', async () => {
      await userEvent.click(screen.getByRole('button', { name: wording('general.oui') }));
      await screen.findByText(wording('projet.termine'), { selector: 'main *' });
      await settledPage();
    });
  },
});
