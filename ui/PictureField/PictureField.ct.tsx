import { Buffer } from 'node:buffer';
import { expect, test } from '../../playwright/fixtures';
import { Chosen, Playground } from './PictureField.stories';

test('its button chooses a file, and the same one again', async ({ mount, page }) => {
  let taken = 0;
  await mount(<Playground.Component onTake={() => taken++} />);
  for (const _ of ['first', 'again']) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Remplacer le plan' }).press('Enter');
    await (await chooser).setFiles({ name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  }
  await expect.poll(() => taken).toBe(2);
});

test('the way back gives the focus to the button that stays', async ({ mount, page }) => {
  await mount(<Chosen.Component />);
  await expect(page.getByRole('status')).toHaveText('Plan choisi : plan.png');
  await page.getByRole('button', { name: 'Annuler ce choix' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remplacer le plan' })).toBeFocused();
});
