import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Broken, Disabled, Invalid, Playground, Tall, WithLogo } from './LogoField.stories';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
const button = (page: Page) => page.getByRole('button', { name: /^(Choisir un|Remplacer le) logo$/ });
const shown = (page: Page) => page.getByRole('img', { name: 'Logo' });

async function choose(page: Page, name: string) {
  const chooser = page.waitForEvent('filechooser');
  await button(page).press('Enter');
  await (await chooser).setFiles(png(name));
}

const groundOf = (page: Page, caption: string) =>
  page
    .getByRole('figure', { name: caption })
    .locator('div')
    .evaluate((ground) => getComputedStyle(ground).backgroundColor);

test('a logo is seen on both grounds, which are the same in either mode', async ({ mount, page }) => {
  const story = await mount(<WithLogo.Component key="light" />);
  await expect(shown(page)).toHaveCount(2);
  const grounds = async () => [await groundOf(page, 'Sur fond clair'), await groundOf(page, 'Sur fond sombre')];
  const inLight = await grounds();
  expect(inLight).toEqual(['rgb(255, 255, 255)', 'rgb(24, 32, 34)']);
  await story.update(<WithLogo.Dark key="dark" />);
  expect(await grounds()).toEqual(inLight);
});

test('a real button opens the chooser; the choice is shown and can be undone', async ({ mount, page }) => {
  const taken: string[] = [];
  await mount(<WithLogo.Component onChange={({ file, isRemoved }) => taken.push(`${file !== null} ${isRemoved}`)} />);
  const saved = (await shown(page).first().getAttribute('src')) ?? '';
  await choose(page, 'enseigne.png');
  await expect(shown(page).first()).toHaveAttribute('src', /^blob:/);
  await expect(page.getByRole('status')).toHaveText('Logo choisi : enseigne.png');
  await expect(page.getByRole('button', { name: 'Retirer le logo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler ce choix' }).click();
  await expect(shown(page).first()).toHaveAttribute('src', saved);
  await expect(button(page)).toBeFocused();
  await expect.poll(() => taken).toEqual(['true false', 'false false']);
});

test('the logo is taken away, which is said, and brought back', async ({ mount, page }) => {
  const taken: boolean[] = [];
  await mount(<WithLogo.Component onChange={({ isRemoved }) => taken.push(isRemoved)} />);
  await page.getByRole('button', { name: 'Retirer le logo' }).click();
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('Le logo sera retiré à l’enregistrement.');
  await expect(page.getByText('Aucun logo')).toHaveCount(2);
  await page.getByRole('button', { name: 'Annuler ce choix' }).click();
  await expect(shown(page)).toHaveCount(2);
  await expect.poll(() => taken).toEqual([true, false]);
});

test('without a logo there is none to take away', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByText('Aucun logo')).toHaveCount(2);
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(button(page)).toHaveAccessibleDescription('PNG, JPEG ou WebP, 5 Mo au plus.');
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
});

test('no broken picture; a tall one keeps its shape; the error is tied', async ({ mount, page }) => {
  const story = await mount(<Broken.Component key="broken" />);
  await expect(page.getByText('Aucun logo')).toHaveCount(2);
  await story.update(<Invalid.Component key="invalid" />);
  await expect(button(page)).toHaveAccessibleDescription(/^Choisissez une image PNG, JPEG ou WebP\./);
  await story.update(<Disabled.Component key="disabled" />);
  await expect(button(page)).toBeDisabled();
  await expect(page.getByRole('button')).toHaveCount(1);
  await story.update(<Tall.Component key="tall" />);
  const { width, height } = await boxOf(shown(page).first());
  expect(height / width).toBeCloseTo(3.2, 0);
});
