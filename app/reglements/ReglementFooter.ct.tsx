import { reglements } from '@comptoir/contract/reglements';
import { failingCall } from '@comptoir/mocks/states';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { Playground } from './ReglementModal.stories';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, allowedErrors: [/status of 422/] });

  test('DESIGN rule 15: balance and refusal stand over the button', async ({ mount, page, router }) => {
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
