import { expect, test } from '../../playwright/fixtures';
import { DataSaving, Failed, Playground, ReadOnly, Reduced } from './ImageGrid.stories';

test.describe('ImageGrid (spec § 2 Media section)', () => {
  test('every image is a named button that opens the viewer at its place', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const list = page.getByRole('list', { name: 'Images de l’étape' });
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await page.getByRole('button', { name: 'Agrandir l’image murs.png' }).press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Visionneuse d’images' });
    await expect(viewer.getByText('3 sur 5')).toBeVisible();
    await expect(viewer.getByRole('img', { name: 'murs.png' })).toBeVisible();
  });

  test('DESIGN rule 13: the focus returns to the image that was opened', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const trigger = page.getByRole('button', { name: 'Agrandir l’image toit.jpg' });
    await trigger.click();
    await expect(page.getByText('5 sur 5')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test('DESIGN rules 7, 13: each has its named delete; the next one takes the focus', async ({ mount, page }) => {
    const deleted: string[] = [];
    const grid = await mount(<Playground.Component onDelete={(id) => deleted.push(id)} />);
    const remove = (name: string) => page.getByRole('button', { name: `Supprimer l’image ${name}` });
    await remove('fondations.jpg').press('Enter');
    await expect(page.getByRole('listitem')).toHaveCount(4);
    await expect.poll(() => deleted).toEqual(['fondations.jpg']);
    await expect(page.locator(':focus')).toHaveAccessibleName(/dalle-du-rez-de-chaussée\.jpg/);
    await grid.update(<ReadOnly.Component key="read" />);
    await expect(page.getByRole('button', { name: /Agrandir/ })).toHaveCount(5);
    await expect(page.getByRole('button', { name: /Supprimer/ })).toHaveCount(0);
  });

  test('spec § 8: an image that cannot be loaded says so, in English too', async ({ mount, page }) => {
    await mount(<Failed.English />);
    await expect(page.getByText('Unable to load the image!')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Enlarge the image dalle/ })).toBeEnabled();
  });

  test('images wait until they are near the screen', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.locator('img[loading=lazy]')).toHaveCount(5);
  });

  test('PRODUCT O: where data is saved an image says its weight, and waits', async ({ mount, page }) => {
    await mount(<DataSaving.Component />);
    await expect(page.getByRole('list').getByRole('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Afficher l’image murs.png, 194 ko' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'murs.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    const shown = page.getByRole('button', { name: 'Agrandir l’image murs.png' });
    await expect(shown).toBeFocused();
    await expect(shown.locator('img')).toBeVisible();
    await expect(page.getByRole('list').locator('img')).toHaveCount(1);
  });

  test('PRODUCT O: a smaller one gives way to the whole one that was asked for', async ({ mount, page }) => {
    await mount(<Reduced.Component />);
    const widths = () =>
      page
        .getByRole('list')
        .locator('img')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual([128, 128, 128, 128, 128]);
    await page.getByRole('button', { name: 'Afficher l’image murs.png, 194 ko' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'murs.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(widths).toEqual([128, 128, 1200, 128, 128]);
  });
});
