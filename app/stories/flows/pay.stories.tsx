import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent, within } from 'storybook/test';
import { AppRoutes, bring } from '../../routes';
import { pressSave, settledPage } from '../play';
import { inApp, scene } from '../scene';
import { attachProof, chooseCaisse } from './choices';

// Pays an expense in the whole application, from its row to its page.
const meta = preview.meta({
  title: 'Flows/Pay',
  component: AppRoutes,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: '/depenses' }) },
  loaders: [() => bring('/depenses')],
});

const regler = /^Régler la dépense Agios/;

/**
 * The form opens filled in. A toast tells what happened and offers the next payment; the expense's page shows the
 * payment.
 */
export const Pay = meta.story({
  play: async ({ step }) => {
    await step('The row of an expense pays it', async () => {
      await userEvent.click(await screen.findByLabelText(regler));
    });
    await step('A register, and the proof: what leaves is written before it leaves', async () => {
      await chooseCaisse(/^Caisse centrale/);
      await attachProof();
      await screen.findAllByText(/sortent de « Caisse centrale Plateau »/);
      await pressSave();
    });
    await step('What happened is said, and the next one is offered', async () => {
      await screen.findByText(/réglés, reste 0/);
      await userEvent.click(await screen.findByText('Régler la suivante'));
      const next = await screen.findByRole('dialog');
      await userEvent.click(within(next).getByText('Annuler'));
    });
    await step('The page of the expense shows its payment', async () => {
      await settledPage();
      await userEvent.click(screen.getByText('Agios de la SGCI', { selector: 'a' }));
      await screen.findByText('Soldé', { selector: 'main *' });
      await screen.findByText('Caisse centrale Plateau');
      await settledPage();
    });
  },
});
