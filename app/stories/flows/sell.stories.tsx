import preview from '@comptoir/ui/stories/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '../../frame/i18n/i18n';
import { AppRoutes, bring } from '../../routes';
import { pressSave, settledPage, typeInto, wording } from '../play';
import { inApp, scene } from '../scene';
import { attachProof, chooseCaisse } from './choices';

// Takes an order in the whole application: client, lines and deposit.
const meta = preview.meta({
  title: 'Flows/Sell',
  component: AppRoutes,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: '/commandes' }) },
  loaders: [() => bring('/commandes')],
});

async function addLigne(libelle: string, quantite: string, montant: string): Promise<void> {
  await typeInto(wording('depense.libelle'), libelle);
  await typeInto(t('commande.quantite'), quantite);
  await typeInto(wording('commande.montantligne'), `${montant}{Enter}`);
}

/** As soon as the order is saved, the form for the deposit's payment opens filled in; the order's page shows both. */
export const Sell = meta.story({
  play: async ({ step }) => {
    await step('Who orders', async () => {
      await userEvent.click(await screen.findByRole('button', { name: wording('commande.nouvelle') }));
      await typeInto(wording('commande.client'), 'rivage');
      await userEvent.click(await screen.findByRole('option', { name: /Rivage/ }));
    });
    await step('What is ordered, and what is taken in advance', async () => {
      await addLigne('Table', '2', '90000');
      await addLigne('Chaise', '8', '120000');
      await typeInto(wording('commande.acompte'), '20000');
      await pressSave();
    });
    await step('The payment opens filled in', async () => {
      await screen.findByRole('dialog', { name: wording('reglement.commande.creation') });
      await waitFor(() =>
        expect(screen.getByLabelText(wording('reglement.commande.montantremis'))).toHaveDisplayValue(/^20.000$/),
      );
      await chooseCaisse(/^Wave entreprise/);
      await typeInto(wording('reglement.reference'), 'T_26112600001');
      await attachProof();
      await pressSave();
      await screen.findByText(wording('reglement.commande.fait', { montant: '*', reste: '190 000' }));
    });
    await step('The page of the order shows its lines and its payment', async () => {
      await settledPage();
      // Only the new order has a number of four digits: those of the fixtures are shorter.
      await userEvent.click(screen.getByText(/\d{4}$/, { selector: 'main a' }));
      await screen.findByText('Chaise');
      await screen.findByText('Wave entreprise');
      await settledPage();
    });
  },
});
