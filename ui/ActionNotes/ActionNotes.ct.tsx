import type { Locator } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { BesideTotals, LongText, Nothing, Playground } from './ActionNotes.stories';

test.use({ viewport: { width: 360, height: 740 } });

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 };

test('DESIGN rule 15: what is to be read stands over the buttons, however it scrolls', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const note = page.getByText(/Il restera/);
  for (const field of ['Caisse', 'Motif']) {
    await page.getByRole('textbox', { name: field }).focus();
    await expect(note).toBeInViewport({ ratio: 1 });
  }
  const [above, below] = [await boxOf(note), await boxOf(page.getByRole('button', { name: /^Régler/ }))];
  expect(above.y + above.height).toBeLessThan(below.y);
});

test('at a desk it has a line of its own, over totals and what is missing', async ({ mount, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await mount(<BesideTotals.Component />);
  const note = await boxOf(page.getByText(/Il restera/));
  for (const below of [page.getByText('Total'), page.getByText(/^À renseigner/)]) {
    expect((await boxOf(below)).y).toBeGreaterThan(note.y + note.height);
  }
});

test('long ones leave the fields their place, and are scrolled by keyboard', async ({ mount, page }) => {
  await mount(<LongText.Component />);
  const notes = page.locator('div[tabindex="0"]');
  const sent = await boxOf(page.getByRole('button', { name: /^Régler/ }));
  expect(sent.y + sent.height - (await boxOf(notes)).y).toBeLessThan(0.4 * 740);
  await notes.press('End');
  await expect(page.getByText(/Le solde de la caisse/)).toBeInViewport({ ratio: 1 });
});

test('on a low screen, where the buttons scroll away with the fields, long ones do so too', async ({ mount, page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await mount(<LongText.Component />);
  await page.getByRole('button', { name: /^Régler/ }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/Le solde de la caisse/)).toBeInViewport({ ratio: 1 });
});

test('without any it takes no place', async ({ mount, page }) => {
  await mount(<Nothing.Component />);
  await expect(page.getByRole('textbox', { name: 'Caisse' })).toBeFocused();
  const footer = await boxOf(page.getByRole('button', { name: 'Annuler' }).locator('..'));
  expect((await boxOf(page.getByText(/^À renseigner/))).y - footer.y).toBeLessThan(16);
});
