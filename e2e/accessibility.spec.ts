import { expect, test } from '@playwright/test';
import { expectNothingFound } from './axe';
import { Counter } from './counter';
import { textsOf } from './texts';

const SCREENS = [
  '/dashboard/default',
  '/caisses',
  '/depenses',
  '/parametre/typedepense',
  '/projets',
  '/projets/create/newproject',
  '/nulle/part',
];

/** DESIGN rule 25 on the assembled screens: both themes, wide and narrow. */
for (const [width, colorScheme] of [
  [1280, 'light'],
  [360, 'dark'],
] as const) {
  test(`axe finds nothing on any screen, ${width} px, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
    const page = await context.newPage();
    const counter = new Counter(page, textsOf('fr-FR'), false);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingFound(page, 'login');
    await counter.signIn();
    for (const path of SCREENS) {
      await counter.open(path);
      await expectNothingFound(page, path);
    }
    await context.close();
  });
}
