import { PROJET } from '@comptoir/mocks/projets.fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { AppRoutes, bring } from '../../routes';
import { pressInRow, settled } from '../play';
import { inApp, scene } from '../scene';

// The last step of a project is closed in the whole application: the project is finished.
const meta: Meta<typeof AppRoutes> = {
  title: 'Flows/Close a step',
  component: AppRoutes,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: `/projets/detailsprojet/${PROJET.ALERTE}` }) },
  loaders: [() => bring(`/projets/detailsprojet/${PROJET.ALERTE}`)],
};
export default meta;

type Story = StoryObj<typeof AppRoutes>;

/** The question says what becomes of the project; then the project says so itself. */
export const CloseAStep: Story = {
  play: async ({ step }) => {
    await step('The question says that the project will be finished', async () => {
      await settled();
      await pressInRow(/: Murs$/, 'Clôturer');
      const question = await screen.findByRole('alertdialog');
      await within(question).findByText(/« Murs », la dernière en cours, sera clôturée : le projet sera terminé/);
    });
    await step('The project is finished', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Oui' }));
      await screen.findByText('Terminé', { selector: 'main *' });
      await settled();
    });
  },
};
