import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent, within } from 'storybook/test';
import { AppRoutes, bring } from '../../routes';
import { pressSave, settledPage, wording } from '../play';
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

/**
 * The form opens filled in. A toast tells what happened and offers the next payment; the expense's page shows the
 * payment.
 */
export const Pay = meta.story({
  play: async ({ step }) => {
    await step('The row of an expense pays it', async () => {
      await userEvent.click(
        await screen.findByLabelText(wording('depense.reglerligne', { libelle: 'Agios*', date: '*' })),
      );
    });
    await step('A register, and the proof: what leaves is written before it leaves', async () => {
      await chooseCaisse(/^Caisse centrale/);
      await attachProof();
      await screen.findAllByText(
        wording('reglement.controle', { montant: '*', caisse: 'Caisse centrale Plateau', solde: '*' }),
      );
      await pressSave();
    });
    await step('What happened is said, and the next one is offered', async () => {
      await screen.findByText(wording('reglement.fait', { montant: '*', reste: '0' }));
      await userEvent.click(await screen.findByText(wording('reglement.suivante')));
      const next = await screen.findByRole('dialog');
      await userEvent.click(within(next).getByText(wording('general.annuler')));
    });
    await step('The page of the expense shows its payment', async () => {
      await settledPage();
      await userEvent.click(screen.getByText('Agios de la SGCI', { selector: 'a' }));
      await screen.findByText(wording('depense.solde'), { selector: 'main *' });
      await screen.findByText('Caisse centrale Plateau');
      await settledPage();
    });
  },
});
