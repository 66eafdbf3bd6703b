import { expect, test } from '../../playwright/fixtures';
import { Several } from './OfferList.stories';

test('DESIGN rule 7: what waits is a list in a named region, with named buttons', async ({ mount, page }) => {
  await mount(<Several.Component />);
  const items = page.getByRole('region', { name: '3 saisies non enregistrées' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const [i, text] of ['Dépense · Transport', 'Client · Aminata Koné', 'Commande'].entries()) {
    await expect(items.nth(i).getByRole('button', { name: `Reprendre : ${text}` })).toBeVisible();
    await expect(items.nth(i).getByRole('button', { name: `Jeter : ${text}` })).toBeVisible();
  }
});
