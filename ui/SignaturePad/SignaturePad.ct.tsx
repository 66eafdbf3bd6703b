import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { InForm, Playground, Signed } from './SignaturePad.stories';

const sheet = (page: Page) => page.getByRole('img', { name: /signé$/ });
const clear = (page: Page) => page.getByRole('button', { name: 'Effacer' });
const UNSIGNED = /^Signature de Mariam Traoré\s: pas encore signé$/;
const SIGNED = /^Signature de Mariam Traoré\s: signé$/;

type Places = readonly (readonly [number, number])[];
const VEE: Places = [
  [0.2, 0.2],
  [0.5, 0.8],
  [0.8, 0.2],
];

/** Draws one stroke through places that are given as shares of the field. */
async function stroke(page: Page, places: Places) {
  const box = (await sheet(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [rank, [right, down]] of places.entries()) {
    await page.mouse.move(box.x + right * box.width, box.y + down * box.height, { steps: rank === 0 ? 1 : 20 });
    if (rank === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Between which shares of the field's width and height there is ink, in tenths; null on an empty sheet. */
function inkOf(page: Page) {
  return sheet(page).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const points = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const [right, down] = [new Set<number>(), new Set<number>()];
    for (let at = 0; at < width * height; at++) {
      if ((points[4 * at] ?? 255) > 128) continue;
      right.add(Math.round((10 * (at % width)) / width));
      down.add(Math.round((10 * Math.floor(at / width)) / height));
    }
    const ends = (found: Set<number>) => [Math.min(...found), Math.max(...found)];
    return right.size === 0 ? null : { right: ends(right), down: ends(down) };
  });
}
const WHOLE = { right: [2, 8], down: [2, 8] };

/** The picture that the form around the field was given. */
async function givenTo(page: Page) {
  const picture = page.getByRole('img', { name: 'Reçu' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return picture.evaluate(async (img: HTMLImageElement) => {
    const file = await (await fetch(img.src)).blob();
    const begin = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const { naturalWidth: width, naturalHeight: height } = img;
    return { type: file.type, begin: [...begin], bytes: file.size, width, height };
  });
}

test.describe('SignaturePad (ADR 0048)', () => {
  test('a stroke gives a small PNG; clearing gives null and a clean sheet', async ({ mount, page }) => {
    const given: boolean[] = [];
    await mount(<InForm.Component onValueChange={(file) => given.push(file !== null)} />);
    await expect(sheet(page)).toHaveAccessibleName(UNSIGNED);
    await expect(clear(page)).toHaveCount(0);
    await stroke(page, VEE);
    await expect(sheet(page)).toHaveAccessibleName(SIGNED);
    await expect(page.getByText('Signez ici')).toHaveCount(0);
    expect(await inkOf(page)).toEqual(WHOLE);
    const { bytes, ...picture } = await givenTo(page);
    expect(picture).toEqual({ type: 'image/png', begin: [0x89, 0x50, 0x4e, 0x47], width: 598, height: 299 });
    expect(bytes).toBeLessThan(64 * 1024);
    await clear(page).click();
    await expect(sheet(page)).toHaveAccessibleName(UNSIGNED);
    await expect(page.getByText('Signez ici')).toBeVisible();
    expect(given).toEqual([true, false]);
    expect(await inkOf(page)).toBeNull();
  });

  test('each stroke gives the picture again, with those before it', async ({ mount, page }) => {
    const given: boolean[] = [];
    await mount(<InForm.Component onValueChange={(file) => given.push(file !== null)} />);
    await stroke(page, VEE.slice(0, 2));
    await expect.poll(() => given).toEqual([true]);
    const first = await givenTo(page);
    await stroke(page, VEE.slice(1));
    await expect.poll(() => given).toEqual([true, true]);
    expect(await inkOf(page)).toEqual(WHOLE);
    await expect.poll(async () => (await givenTo(page)).bytes).toBeGreaterThan(first.bytes);
  });

  test('another size of the screen keeps the strokes, and one goes on signing', async ({ mount, page }) => {
    await page.setViewportSize({ width: 740, height: 740 });
    await mount(<Playground.Component />);
    await stroke(page, VEE);
    await expect(sheet(page)).toHaveAccessibleName(SIGNED);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sheet(page).evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeLessThan(360);
    expect(await inkOf(page)).toEqual(WHOLE);
    await expect(sheet(page)).toHaveAccessibleName(SIGNED);
    await stroke(page, [
      [0.1, 0.9],
      [0.9, 0.9],
    ]);
    await page.setViewportSize({ width: 740, height: 740 });
    await expect.poll(() => sheet(page).evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(500);
    expect(await inkOf(page)).toEqual({ right: [1, 9], down: [2, 9] });
  });

  test('what is around the field empties it, and it can be signed again', async ({ mount, page }) => {
    await mount(<InForm.Component />);
    await stroke(page, VEE);
    await page.getByRole('button', { name: 'Vider' }).click();
    await expect(sheet(page)).toHaveAccessibleName(UNSIGNED);
    expect(await inkOf(page)).toBeNull();
    await stroke(page, VEE);
    await expect(sheet(page)).toHaveAccessibleName(SIGNED);
  });

  test('a signature from a draft is shown, and gives way to a clean sheet', async ({ mount, page }) => {
    const given: boolean[] = [];
    await mount(<Signed.Component onValueChange={(file) => given.push(file !== null)} />);
    await expect(sheet(page)).toHaveAccessibleName(SIGNED);
    await expect(sheet(page)).toHaveAttribute('src', /^blob:/);
    await clear(page).click();
    await stroke(page, VEE);
    await expect.poll(() => given).toEqual([false, true]);
    expect(await inkOf(page)).toEqual(WHOLE);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, deviceScaleFactor: 3, viewport: { width: 360, height: 640 } });

  test('it is as wide as the screen and 160 px high; a finger scrolls nothing', async ({ mount, page }) => {
    await mount(<InForm.Component />);
    const box = (await sheet(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.width).toBeGreaterThan(320);
    expect(box.height).toBeGreaterThanOrEqual(160);
    await expect(sheet(page)).toHaveCSS('touch-action', 'none');
    await stroke(page, VEE);
    const { width, height } = await givenTo(page);
    expect(width).toBe(Math.round(3 * box.width));
    expect(height).toBe(Math.round(width / 2));
  });
});

test.describe('on a fine screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('who filled the whole field gives a coarser picture, never a heavier one', async ({ mount, page }) => {
    await mount(<InForm.Component />);
    await sheet(page).evaluate((canvas) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const press = (type: string, at: number, buttons: number) => {
        const [clientX, clientY] = [left + ((at * 97) % 89) * (width / 89), top + ((at * 57) % 83) * (height / 83)];
        const init = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true, cancelable: true };
        canvas.dispatchEvent(new PointerEvent(type, { ...init, clientX, clientY, buttons }));
      };
      press('pointerdown', 0, 1);
      for (let at = 1; at < 300; at++) press('pointermove', at, 1);
      press('pointerup', 300, 0);
    });
    const { bytes, width } = await givenTo(page);
    expect(width).toBeLessThan(1196);
    expect(bytes).toBeLessThanOrEqual(64 * 1024);
  });
});

test.describe('on a line that is cut', () => {
  // A page that other tests used may already hold the code of the field, so this test needs a new one.
  test.use({ ownPage: true, allowedErrors: [/Failed to load resource/] });

  test('PRODUCT O: says that the field did not come, and tries again', async ({ mount, page }) => {
    let isCut = true;
    await page.route(/Ink/, (route) => (isCut ? route.abort() : route.continue()));
    await mount(<Playground.Component />);
    await expect(page.getByRole('alert')).toContainText('Le cadre de signature n’a pas pu être chargé.');
    isCut = false;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(sheet(page)).toHaveAccessibleName(UNSIGNED);
  });
});
