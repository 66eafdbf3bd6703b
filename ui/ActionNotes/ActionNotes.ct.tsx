import { expect, test } from '../../playwright/fixtures';
import { LongText, Nothing, Playground } from './ActionNotes.portable';

test.use({ viewport: { width: 360, height: 740 } });

test('DESIGN rule 15: what is to be read stands over the buttons, whatever the form is scrolled to', async ({
  mount,
  page,
}) => {
  await mount(<Playground />);
  const note = page.getByText(/Il restera/);
  for (const field of ['Caisse', 'Motif']) {
    await page.getByRole('textbox', { name: field }).focus();
    await expect(note).toBeInViewport({ ratio: 1 });
  }
  const [above, below] = [await note.boundingBox(), await page.getByRole('button', { name: /^Régler/ }).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});

test('long ones leave the fields their place, and are scrolled by keyboard', async ({ mount, page }) => {
  await mount(<LongText />);
  const notes = page.locator('div[tabindex="0"]');
  const sent = await page.getByRole('button', { name: /^Régler/ }).boundingBox();
  const { y = 0 } = (await notes.boundingBox()) ?? {};
  expect((sent?.y ?? 0) + (sent?.height ?? 0) - y).toBeLessThan(0.4 * 740);
  await notes.press('End');
  await expect(page.getByText(/Le solde de la caisse/)).toBeInViewport({ ratio: 1 });
});

test('without any it takes no place', async ({ mount, page }) => {
  await mount(<Nothing />);
  await expect(page.getByRole('textbox', { name: 'Caisse' })).toBeFocused();
  const [hint, title] = [
    await page.getByText(/^À renseigner/).boundingBox(),
    await page.getByRole('dialog').boundingBox(),
  ];
  expect((title?.y ?? 0) + (title?.height ?? 0) - (hint?.y ?? 0)).toBeLessThan(110);
});
