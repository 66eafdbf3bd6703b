import { reglements } from '@comptoir/contract/reglements';
import { failingCall } from '@comptoir/mocks/states';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { Commande, CommandeChange, Playground } from './ReglementModal.stories';

test('DESIGN rule 15: an order’s payment comes in; a corrected one is saved', async ({ mount, page }) => {
  const form = await mount(<Commande.Component />);
  await expect(save(page)).toHaveText(/^Encaisser 245.000.Fcfa$/);
  await form.unmount();
  await mount(<CommandeChange.Component />);
  await expect(save(page)).toHaveText('Enregistrer');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, allowedErrors: [/status of 422/] });

  test('DESIGN rule 15: balance after and the server’s refusal stand over the button, wherever the form is', async ({
    mount,
    page,
    router,
  }) => {
    await router.use(failingCall(reglements.create, 'caisse.solde_insuffisant'));
    await mount(<Playground.Component />);
    await page.getByRole('combobox', { name: 'Caisse' }).selectOption('1');
    await page.locator('input[type=file]').setInputFiles(PROOF);
    const dialog = page.getByRole('dialog');
    const after = dialog.getByText(/Solde après.: 2.531.500\sFcfa/);
    await page.getByLabel('Caisse').focus();
    await expect(after).toBeInViewport({ ratio: 1 });
    await save(page).click();
    const refusal = dialog.getByRole('alert').filter({ hasText: /solde de la caisse est insuffisant/ });
    await expect(refusal).toBeInViewport({ ratio: 1 });
    const [note, pressed] = [await after.boundingBox(), await save(page).boundingBox()];
    expect((pressed?.y ?? 0) - (note?.y ?? 0)).toBeLessThan(0.4 * 740);
  });
});
