import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { DIALOG_PLACES, nameOf, type Place, type Press, SCREEN_PLACES } from '../../e2e/screensOf';
import { textsIn } from '../../e2e/texts';
import { CPU_DIVISOR } from './line';
import { medianOf, type Row } from './report';
import { PHONE, type Somebody, settle, signIn } from './visits';
import { readInteractions, watchVitals } from './vitals';

const BUDGET = 200;
/** Milliseconds between two keys, which is faster than people type on a phone. */
const KEY_MS = 150;
/** Only this many first fields of a form are used, because the lines of an order have many equal ones. */
const MOST = 8;
/** Milliseconds to wait: the browser reports an event some frames later. */
const TOLD_MS = 300;

const TEXTS = textsIn('fr-FR');

/** Returns a pattern for the name of the pressed element, whatever row the name contains. */
function patternOf(name: Press['name']): RegExp {
  if (name instanceof RegExp) return name;
  const parts = (TEXTS[name] ?? name).split(/\{\{\w+\}\}/);
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
  return new RegExp(`^${parts.map(literal).join('.*')}`);
}

/** The longest press of each kind, in milliseconds. */
type Presses = Map<string, number>;

async function measured(page: Page, presses: Presses, kind: string, act: () => Promise<unknown>): Promise<void> {
  await readInteractions(page);
  await act();
  await page.waitForTimeout(TOLD_MS);
  presses.set(kind, Math.max(presses.get(kind) ?? 0, await readInteractions(page)));
}

/** Slows only the processor, because the line plays no part in the time of a press. */
async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_DIVISOR });
}

const topOf = (page: Page): Locator => page.locator('main, [role=dialog], [role=alertdialog]').last();

/** Presses with the mouse itself: Playwright's own click works in the page, and that time would count. */
async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function fillField(page: Page, field: Locator, found: Presses): Promise<void> {
  const [tag, type, role] = await field.evaluate((one) => [one.tagName, one.getAttribute('type'), one.role]);
  const press = (key: string) => () => page.keyboard.press(key);
  await field.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  if (/checkbox|radio/.test(type ?? '')) return measured(page, found, 'tick', () => tap(page, field));
  await measured(page, found, 'choose', () => tap(page, field));
  if (tag === 'SELECT') return measured(page, found, 'choose', press('ArrowDown'));
  await measured(page, found, 'type', () => page.keyboard.type('1a', { delay: KEY_MS }));
  if (role !== 'combobox') return;
  await measured(page, found, 'choose', press('ArrowDown'));
  await measured(page, found, 'choose', press('Tab'));
}

/** Acts as a person in a form: uses each field, then saves. The save is refused. */
async function fillIn(page: Page, found: Presses): Promise<void> {
  const top = topOf(page);
  const fields = top.locator('form').locator('input:not([type=file]), select, textarea');
  for (const field of (await fields.all()).slice(0, MOST)) {
    if ((await field.isVisible()) && (await field.isEnabled())) await fillField(page, field, found);
  }
  const save = top.locator('button[type=submit]').last();
  if (!(await save.isVisible()) || !(await save.isEnabled())) return;
  await save.scrollIntoViewIfNeeded();
  await measured(page, found, 'save', () => tap(page, save));
  await settle(page);
}

async function tryForm(page: Page, { path, presses }: Place): Promise<Presses> {
  const found: Presses = new Map();
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await settle(page);
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  const isLines = (await page.getByRole('row').count()) === 0;
  const way = presses.flatMap((press) => (isLines && press.onLine) || [press]);
  for (const { role, name, opens } of way) {
    const pressed = page.getByRole(role, { name: patternOf(name) }).first();
    const isLast = way.at(-1)?.name === name;
    await pressed.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    // Waits until the button stands still, because its surroundings may still be loading.
    await pressed.click({ trial: true });
    await measured(page, isLast ? found : new Map(), 'open', () => tap(page, pressed));
    // Waits for any dialog, because one may take the place of another.
    if (opens === 'dialog') await dialogs.last().waitFor();
    await settle(page);
  }
  await fillIn(page, found);
  if (presses.length > 0) await measured(page, found, 'close', () => page.keyboard.press('Escape'));
  return found;
}

/** Refuses each save, so that nothing is written and the refusal is drawn. */
async function refuseWrites(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => {
    if (route.request().method() === 'GET') return route.continue();
    return route.fulfill({ status: 422, json: { code: 'saisie.invalide', message: 'Refusé par la mesure.' } });
  });
}

const isForm = ({ shows }: Place) =>
  /(Modal|Dialog|FormScreen|OrganisationScreen|ProfilScreen|ChangePasswordPage)$/.test(shows);
const FORMS = [...SCREEN_PLACES, ...DIALOG_PLACES].filter(isForm);

/** Tries a form once when it is within the budget, otherwise `runs` times; then the median counts. */
async function tried(context: BrowserContext, form: Place, runs: number): Promise<Row> {
  const found = new Map<string, number[]>();
  const worst = () => [...found].toSorted(([, a], [, b]) => medianOf(b) - medianOf(a))[0] ?? ['not opened', []];
  for (let run = 0; run === 0 || (run < runs && medianOf(worst()[1]) > BUDGET); run++) {
    const page = await context.newPage();
    await watchVitals(page);
    await refuseWrites(page);
    await slowProcessor(page);
    // A form that cannot be opened gives a row without a value, which counts as over the budget.
    const presses = await tryForm(page, form).catch(() => new Map<string, number>());
    for (const [kind, ms] of presses) found.set(kind, [...(found.get(kind) ?? []), ms]);
    await page.close();
  }
  const [kind, values] = worst();
  const note = [...found].map(([name, ms]) => `${name} ${medianOf(ms)}`).join(', ');
  return { names: [nameOf(form), kind], values, unit: 'ms', budget: BUDGET, note };
}

/** Returns the longest press of each form on a slow processor, the worst first. */
export async function forms(
  browser: Browser,
  who: Somebody,
  runs: number,
  say: (line: string) => void,
): Promise<Row[]> {
  const context = await browser.newContext({
    ...PHONE,
    ...who,
    storageState: await signIn(browser, who),
    serviceWorkers: 'block',
  });
  const rows: Row[] = [];
  for (const form of FORMS) {
    const row = await tried(context, form, runs);
    say(`${row.names.join(', ')}: ${row.values.join(', ')} (${row.note})`);
    rows.push(row);
  }
  await context.close();
  return rows.toSorted((a, b) => medianOf(b.values) - medianOf(a.values));
}
