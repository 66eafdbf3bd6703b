import { EveryStory } from './EveryStory';
import { expect, test } from './fixtures';

/* What holds for each widget in each of its states. */

test.beforeEach(async ({ mount }) => void (await mount(<EveryStory />)));

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 6: no widget scrolls the page sideways', async ({ page }) => {
    expect(await page.evaluate(() => window.eachStory(/./, 'sideways'))).toEqual([]);
  });

  test('DESIGN rule 5: no amount is broken', async ({ page }) => {
    expect(await page.evaluate(() => window.eachStory(/./, 'brokenAmounts'))).toEqual([]);
  });

  test('DESIGN rule 23: what is pressed has 44 px for a finger', async ({ page }) => {
    expect(await page.evaluate(() => window.eachStory(/./, 'tooSmall'))).toEqual([]);
  });
});

test('DESIGN rule 10: error and hint are read with what they stand under, the error first', async ({ page }) => {
  expect(await page.evaluate(() => window.eachStory(/./, 'untied'))).toEqual([]);
});

test('what is disabled takes neither a press nor the focus', async ({ page }) => {
  const names = '(Field|Group|zone|Button|Pad|Combobox|Choice)/Disabled';
  expect(await page.evaluate((these) => window.eachStory(new RegExp(these), 'enabled'), names)).toEqual([]);
});

test('a widget hands the properties that it does not know to its element', async ({ page }) => {
  const own = { 'data-own': '', className: 'own' };
  expect(await page.evaluate((props) => window.eachStory(/Playground$/, 'withoutOwn', props), own)).toEqual([]);
});

test('DESIGN rule 23: on paper nothing is left to press, and a picture of figures keeps its ink', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => window.eachStory(/Playground$/, 'notOfPaper'))).toEqual([]);
});

test('DESIGN rule 23: nothing goes on moving for who wants no motion', async ({ page }) => {
  const moving = () => page.evaluate(() => window.eachStory(/Busy|Spinner|Skeleton/, 'moving'));
  const waiting = ['DataTable/Busy: moves', 'Skeleton/OfATable: moves', 'Spinner/Playground: moves'];
  expect(await moving()).toEqual(expect.arrayContaining(waiting));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toEqual([]);
});

test('DESIGN rule 25: what a widget says itself it says in English, too', async ({ page }) => {
  await page.evaluate(() => Reflect.get(window, 'forceMode')({ lang: 'en' }));
  expect(await page.evaluate(() => window.eachStory(/Playground$/, 'notInEnglish'))).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'forceMode')({}));
});
