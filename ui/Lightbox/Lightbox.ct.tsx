import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Failed, LongText, Open, Playground } from './Lightbox.stories';

const trigger = (page: Page) => page.getByRole('button', { name: 'Voir les images' });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Visionneuse d’images' });

test.describe('Lightbox (spec § 2 Media section)', () => {
  test('arrows turn the images, and stop at both ends', async ({ mount, page }) => {
    const shown: (number | null)[] = [];
    await mount(<Playground.Component onIndexChange={(index) => shown.push(index)} />);
    await trigger(page).press('Enter');
    await expect(viewer(page).getByText('1 sur 3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Image précédente' })).toHaveAttribute('aria-disabled', 'true');
    // DESIGN rule 13: Tab stays inside.
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull();
    }
    const download = page.getByRole('link', { name: 'Télécharger l’image fondations.jpg' });
    await expect(download).toHaveAttribute('download', 'fondations.jpg');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: 'Télécharger l’image murs.png' })).toBeVisible();
    await expect(viewer(page).getByText('2 sur 3')).toBeVisible();
    await page.getByRole('button', { name: 'Image suivante' }).click();
    await expect(viewer(page).getByText('3 sur 3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Image suivante' })).toHaveAttribute('aria-disabled', 'true');
    await expect(viewer(page).getByText('toit.jpg')).toBeVisible();
    await expect.poll(() => shown).toEqual([1, 2]);
  });

  test('a swipe turns the image', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await trigger(page).click();
    await expect(viewer(page).getByRole('img', { name: 'fondations.jpg' })).toBeVisible();
    await page.mouse.move(800, 400);
    await page.mouse.down();
    await page.mouse.move(700, 400, { steps: 5 });
    await page.mouse.move(300, 400, { steps: 5 });
    await page.mouse.up();
    await expect(viewer(page).getByText('2 sur 3')).toBeVisible();
  });

  test('DESIGN rule 13: Escape and the cross close, the focus returns', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Fermer' }).click(),
    ]) {
      await trigger(page).click();
      await expect(viewer(page).getByText('1 sur 3')).toBeVisible();
      await close();
      await expect(viewer(page)).toHaveCount(0);
      await expect(trigger(page)).toBeFocused();
    }
  });

  test('DESIGN rule 8: a cut name is read whole; one image has nothing to turn', async ({ mount, page }) => {
    await mount(<LongText.Component />);
    await trigger(page).press('Enter');
    await expect(viewer(page).getByText('1 sur 1')).toBeVisible();
    await expect(page.getByRole('button', { name: /Image (suivante|précédente)/ })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText(/^(photo-du-chantier-de-cocody-){5}\.jpg$/);
  });

  test('speaks English, too', async ({ mount, page }) => {
    await mount(<Open.English />);
    await trigger(page).click();
    const dialog = page.getByRole('dialog', { name: 'Image viewer' });
    await expect(dialog.getByRole('group', { name: '1 of 3' })).toBeVisible();
    for (const name of ['Next image', 'Close']) await expect(dialog.getByRole('button', { name })).toBeVisible();
  });

  test('spec § 8: an image that cannot be loaded says so', async ({ mount, page }) => {
    await mount(<Failed.Component />);
    await trigger(page).click();
    await expect(viewer(page).getByText('Impossible de charger l’image !')).toBeVisible();
  });
});

test.describe('on a line that is cut', () => {
  // A page that other tests used may already hold the viewer's code, so this test needs a new one.
  test.use({ ownPage: true, allowedErrors: [/Failed to load resource/] });

  test('PRODUCT O: says that the viewer did not come, and tries again', async ({ mount, page }) => {
    let isCut = true;
    await page.route(/Gallery/, (route) => (isCut ? route.abort() : route.continue()));
    await mount(<Playground.Component />);
    await trigger(page).click();
    await expect(viewer(page).getByRole('alert')).toContainText('La visionneuse n’a pas pu être chargée.');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
    await trigger(page).click();
    await expect(viewer(page).getByRole('alert')).toBeVisible();
    isCut = false;
    await viewer(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(viewer(page).getByText('1 sur 3')).toBeVisible();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rules 6, 23: targets are 44 px, and a long name moves nothing', async ({ mount, page }) => {
    await mount(<LongText.Component />);
    await trigger(page).tap();
    // Until the viewer's code is loaded, another button closes it.
    await expect(page.getByRole('link', { name: /Télécharger/ })).toBeVisible();
    for (const target of [
      page.getByRole('button', { name: 'Fermer' }),
      page.getByRole('link', { name: /Télécharger/ }),
    ]) {
      const { width, height, right } = await boxOf(target);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(360);
    }
  });
});
