import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../install.mjs';
import { demoSource, wearTheme } from './demo.mjs';
import { HERE } from './tree.mjs';

const FOLDER = join(ROOT, 'docs', 'images');
/** Limit for each picture, because README is read on slow lines, too. */
const MAX_BYTES = 80_000;

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const night = { theme: 'dark' };

const REGLER = [{ role: 'button', name: 'depense.reglerligne', opens: 'dialog' }];
const REGLER_ON_LINE = [
  { role: 'button', name: 'liste.actions', opens: 'menu' },
  { role: 'menuitem', name: 'reglement.regler', opens: 'dialog' },
];

/** Chooses a register: only then the dialog shows the balance after the payment. */
const withCaisse = (page) => page.locator('[role=dialog] select').first().selectOption({ index: 1 });

/** The pictures in README: file name, address in the demonstration, what is pressed there, and how it is shown. */
const PICTURES = [
  { name: 'tableau-de-bord', path: '/dashboard/default', ...DESK },
  { name: 'commande', path: '/commandes/9', ...DESK },
  { name: 'releve', path: '/clients/1', ...DESK },
  { name: 'reglement', path: '/depenses?statut=insolde', presses: REGLER, prepare: withCaisse, ...DESK },
  { name: 'caisse', path: '/caisses/1', ...DESK },
  { name: 'projet', path: '/projets/detailsprojet/1', ...DESK, ...night },
  { name: 'orders', path: '/commandes', lang: 'en', ...DESK },
  { name: 'telephone-depenses', path: '/depenses', ...PHONE },
  {
    name: 'telephone-reglement',
    path: '/depenses?statut=insolde',
    presses: REGLER_ON_LINE,
    prepare: withCaisse,
    ...PHONE,
  },
  { name: 'telephone-tableau-de-bord', path: '/dashboard/default', ...PHONE, ...night },
];

/** Takes the pictures of README.md anew from the demonstration as it is today. */
export async function renewReadme(browser) {
  const demo = await demoSource(HERE, /^/);
  try {
    // Each picture has a new visitor, so that the app does not offer what another one began.
    for (const picture of PICTURES) await renew(await demo.open(browser, picture.lang ?? 'fr'), picture);
  } finally {
    await demo.close();
  }
}

async function renew(visit, { name, path, presses = [], prepare, width, height, theme = 'light' }) {
  const page = await visit.come({ place: { path, presses } }, width, height);
  await page.evaluate(wearTheme, theme);
  await prepare?.(page);
  const file = join(FOLDER, `${name}.webp`);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes`);
  process.stdout.write(`${file}: ${size} bytes\n`);
}
