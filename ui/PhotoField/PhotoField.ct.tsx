import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { BrokenPhoto, DefaultImage, Playground, UnreadableFile, WithPhoto } from './PhotoField.stories';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
const button = (page: Page) => page.getByRole('button', { name: /la photo|une photo/ });
const shown = (page: Page) => page.getByRole('img', { name: 'Photo' });

async function choose(page: Page, name: string) {
  const chooser = page.waitForEvent('filechooser');
  await button(page).press('Enter');
  await (await chooser).setFiles(png(name));
}

test.describe('PhotoField (spec § 2 Clients)', () => {
  test('a real button opens the chooser; what was chosen is shown and named', async ({ mount, page }) => {
    const taken: boolean[] = [];
    await mount(<Playground.Component onFileChange={(file) => taken.push(file !== null)} />);
    await expect(shown(page)).toHaveCount(0);
    await expect(page.locator('input[type=file]')).toHaveAttribute('accept', 'image/png,image/jpeg');
    await expect(button(page)).toHaveAccessibleDescription('PNG, JPEG ou JPG, 5 Mo au plus.');
    await choose(page, 'awa.png');
    await expect.poll(() => taken).toEqual([true]);
    await expect(page.getByRole('status')).toHaveText('Photo choisie : awa.png');
    await expect(shown(page)).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => shown(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  });

  test('undoing shows the saved one again, and the same file may be chosen once more', async ({ mount, page }) => {
    const taken: boolean[] = [];
    await mount(<WithPhoto.Component onFileChange={(file) => taken.push(file !== null)} />);
    const saved = (await shown(page).getAttribute('src')) ?? '';
    await choose(page, 'awa.png');
    // If the input still held the file, choosing the same file again would be no change for it.
    await expect(page.locator('input[type=file]')).toHaveValue('');
    await page.getByRole('button', { name: 'Annuler ce choix' }).click();
    await expect(shown(page)).toHaveAttribute('src', saved);
    await expect(button(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Annuler ce choix' })).toHaveCount(0);
    await choose(page, 'awa.png');
    await expect.poll(() => taken).toEqual([true, false, true]);
  });

  test('the addresses of what is not shown any more are given back', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.evaluate(() => {
      const { createObjectURL, revokeObjectURL } = URL;
      const alive = new Set<string>();
      Object.assign(window, { alive });
      URL.createObjectURL = (file) => {
        const url = createObjectURL.call(URL, file);
        alive.add(url);
        return url;
      };
      URL.revokeObjectURL = (url) => {
        alive.delete(url);
        revokeObjectURL.call(URL, url);
      };
    });
    const alive = () => page.evaluate(() => (window as unknown as { alive: Set<string> }).alive.size);
    await choose(page, 'un.png');
    await choose(page, 'deux.png');
    await expect(page.getByRole('status')).toContainText('deux.png');
    expect(await alive()).toBe(1);
    await page.getByRole('button', { name: 'Annuler ce choix' }).click();
    expect(await alive()).toBe(0);
  });

  test('what cannot be shown gives way to the default, without a broken picture', async ({ mount, page }) => {
    const story = await mount(<BrokenPhoto.Component key="photo" />);
    await expect(page.locator('[data-default] svg')).toBeVisible();
    await story.update(<UnreadableFile.Component key="file" />);
    await expect(page.locator('[data-default] svg')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Photo choisie : notes.png');
    await story.update(<DefaultImage.Component key="default" />);
    await expect(page.locator('[data-default] img')).toBeVisible();
  });
});
