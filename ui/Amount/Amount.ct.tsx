import { expect, test } from '../../playwright/fixtures';
import { In, NarrowNeverWraps, Out, OwnWord, Playground } from './Amount.portable';

const NNBSP = '\u202F';

test.describe('Amount (DESIGN rule 5)', () => {
  test('francs grouped as in fr-FR', async ({ mount }) => {
    await expect(await mount(<Playground />)).toHaveText(`1${NNBSP}234${NNBSP}567 Fcfa`);
  });

  test('what comes in and what goes out have a sign and a word', async ({ mount }) => {
    const component = await mount(<In />);
    await expect(component).toHaveText(`Entrée +500${NNBSP}000 Fcfa`);
    await component.unmount();
    await expect(await mount(<Out />)).toHaveText(`Sortie −12${NNBSP}500 Fcfa`);
  });

  test('the word may be another', async ({ mount }) => {
    await expect(await mount(<OwnWord />)).toHaveText(/^Montant initial \+/);
  });

  test('it never wraps', async ({ mount, page }) => {
    await mount(<NarrowNeverWraps />);
    const box = await page.getByText('Fcfa').boundingBox();
    expect(box?.height).toBeLessThan(30);
  });
});
