import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { Counter } from '../counter';
import type { Press } from '../screensOf';
import { test } from '../test';
import { textsOf } from '../texts';
import { Visitor } from '../visitor';

const FOLDER = join(import.meta.dirname, '../../docs/images');
/** Limit for each picture, because README is read on slow lines, too. */
const MAX_BYTES = 80_000;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const REGLER: Press[] = [{ role: 'button', name: 'depense.reglerligne', opens: 'dialog' }];
const REGLER_ON_LINE: Press[] = [
  { role: 'button', name: 'liste.actions', opens: 'menu' },
  { role: 'menuitem', name: 'reglement.regler', opens: 'dialog' },
];

interface Picture {
  name: string;
  path: string;
  presses?: Press[];
  viewport: typeof DESK;
  theme?: 'dark';
  lang?: 'en-US';
}

/** The pictures in README: file name, address in the demonstration, what is pressed there, and how it is shown. */
const PICTURES: readonly Picture[] = [
  { name: 'tableau-de-bord', path: '/dashboard/default', viewport: DESK },
  { name: 'commande', path: '/commandes/9', viewport: DESK },
  { name: 'releve', path: '/clients/1', viewport: DESK },
  { name: 'reglement', path: '/depenses?statut=insolde', presses: REGLER, viewport: DESK },
  { name: 'caisse', path: '/caisses/1', viewport: DESK },
  { name: 'projet', path: '/projets/detailsprojet/1', viewport: DESK, theme: 'dark' },
  { name: 'orders', path: '/commandes', viewport: DESK, lang: 'en-US' },
  { name: 'telephone-depenses', path: '/depenses', viewport: PHONE },
  { name: 'telephone-reglement', path: '/depenses?statut=insolde', presses: REGLER_ON_LINE, viewport: PHONE },
  { name: 'telephone-tableau-de-bord', path: '/dashboard/default', viewport: PHONE, theme: 'dark' },
];

/** Chooses a register: only then the dialog shows the balance after the payment. */
const chooseCaisse = (page: Page) => page.locator('[role=dialog] select').first().selectOption({ index: 1 });

for (const { name, path, presses = [], viewport, theme, lang = 'fr-FR' } of PICTURES) {
  test.describe(name, () => {
    test.use({ house: ({ demo }, use) => use(demo), viewport, locale: lang, serviceWorkers: 'block' });

    test(`docs/images/${name}.webp`, async ({ page, house }) => {
      await new Counter(page, textsOf(lang)).signIn(house.admin);
      await new Visitor(page, lang).show({ path, presses, shows: '' });
      if (theme) await page.evaluate((to) => Object.assign(document.documentElement.dataset, { theme: to }), theme);
      if (presses.length > 0) await chooseCaisse(page);
      const picture = sharp(await page.screenshot({ animations: 'disabled' })).webp({ quality: 82, effort: 6 });
      const { size } = await picture.toFile(join(FOLDER, `${name}.webp`));
      expect(size).toBeLessThan(MAX_BYTES);
    });
  });
}
