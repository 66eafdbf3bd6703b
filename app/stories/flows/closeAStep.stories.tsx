import { PROJET } from '@comptoir/mocks/projets.fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { AppRoutes, bring } from '../../routes';
import { pressInRow, settledPage } from '../play';
import { inApp, scene } from '../scene';

// Closes the last step of a project in the whole application, which finishes the project.
const meta: Meta<typeof AppRoutes> = {
  title: 'Flows/Close a step',
  component: AppRoutes,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: `/projets/detailsprojet/${PROJET.ALERTE}` }) },
  loaders: [() => bring(`/projets/detailsprojet/${PROJET.ALERTE}`)],
};
export default meta;

type Story = StoryObj<typeof AppRoutes>;

/** The question tells what becomes of the project; afterwards the project shows it. */
export const CloseAStep: Story = {
  play: async ({ step }) => {
    await step('The question says that the project will be finished', async () => {
      await settledPage();
      await pressInRow(/: Murs$/, 'Clôturer');
      const question = await screen.findByRole('alertdialog');
      await within(question).findByText(/« Murs », la dernière en cours, sera clôturée : le projet sera terminé/);
    });
    await step('The project is finished', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Oui' }));
      await screen.findByText('Terminé', { selector: 'main *' });
      await settledPage();
    });
  },
};
