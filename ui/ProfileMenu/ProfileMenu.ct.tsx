import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { LongTexts, Playground } from './ProfileMenu.stories';

const NAME = 'Awa Koné, Caissière';
const LONG = 'Marie-Emmanuelle Kouassi N’Guessan';
const LONG_DETAIL = 'Responsable administrative et financière';
const trigger = (page: Page, name = NAME) => page.getByRole('button', { name, exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

const isWhole = (page: Page, text: string) =>
  page
    .getByRole('menu')
    .getByText(text)
    .evaluate((element) => element.scrollWidth <= element.clientWidth && element.clientWidth > 0);

test.describe('ProfileMenu (spec § 2 Shell, Header)', () => {
  test('is named by the full name and the profile; without a profile by the name alone', async ({ mount, page }) => {
    const menu = await mount(<Playground.Component />);
    await expect(trigger(page)).toHaveAttribute('aria-haspopup', 'menu');
    await menu.update(<Playground.Component detail={undefined} />);
    await expect(trigger(page, 'Awa Koné')).toBeVisible();
    await expect(page.getByText('Caissière')).toHaveCount(0);
    await trigger(page, 'Awa Koné').click();
    await expect(page.getByRole('menu')).toHaveAccessibleName('Awa Koné');
  });

  test('DESIGN rule 22: the profile link and the logout by keyboard', async ({ mount, page }) => {
    const done: string[] = [];
    const items = [
      { id: 'profil', label: 'Mon profil', href: '#profil' },
      { id: 'logout', label: 'Se déconnecter', onSelect: () => done.push('logout') },
    ];
    await mount(<Playground.Component items={items} />);
    await page.keyboard.press('Tab');
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Mon profil')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#profil$/);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item(page, 'Se déconnecter')).toBeFocused();
    expect(done).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => done).toEqual(['logout']);
  });

  test('the photo, or the initials where there is none or it does not load', async ({ mount, page }) => {
    const photo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
    const menu = await mount(<Playground.Component photo={photo} />);
    const image = trigger(page).locator('img');
    await expect(image).toHaveAttribute('src', photo);
    await menu.update(<Playground.Component photo={null} />);
    await expect(image).toHaveCount(0);
    await expect(trigger(page).getByText('AK')).toBeVisible();
    await menu.update(<Playground.Component photo="data:image/png;base64,AAAA" />);
    await expect(trigger(page).getByText('AK')).toBeVisible();
  });

  test('DESIGN rule 8: a long name cut in the header is whole in the menu', async ({ mount, page }) => {
    await mount(<LongTexts.Component />);
    const name = trigger(page, `${LONG}, ${LONG_DETAIL}`);
    expect((await name.boundingBox())?.width).toBeLessThan(240);
    await name.press('Enter');
    expect(await isWhole(page, LONG)).toBe(true);
    expect(await isWhole(page, LONG_DETAIL)).toBe(true);
    await expect(item(page, 'Mon profil')).toBeFocused();
  });
});

test.describe('ProfileMenu on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rules 6, 8: who is signed in is read in the menu, within the window', async ({ mount, page }) => {
    await mount(<LongTexts.Component />);
    // Only the picture is left in the header.
    await expect(page.getByText(LONG)).toBeHidden();
    expect(await page.getByRole('button').boundingBox()).toMatchObject({ width: 44, height: 44 });
    await page.getByRole('button').tap();
    const menu = page.getByRole('menu');
    expect(await isWhole(page, LONG)).toBe(true);
    await expect(menu).toBeInViewport({ ratio: 1 });
  });
});
