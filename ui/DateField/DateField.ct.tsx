import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import {
  Calendar,
  CalendarOfABirth,
  Filled,
  FilledWithHint,
  InModal,
  NoDate,
  Playground,
  SundayFirst,
  WithHint,
} from './DateField.stories';

const field = (page: Page) => page.getByRole('textbox', { name: 'Date' });
const opener = (page: Page) => page.getByRole('button', { name: /^(Choisir une date|Choose a date)/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: /^(Choisir une date|Choose a date)/ });
const day = (page: Page, name: string | RegExp) => calendar(page).getByRole('button', { name });

test('DESIGN rule 19, PRODUCT 1.23: the date is written out, in the language', async ({ mount, page }) => {
  const values: string[] = [];
  const onValueChange = (value: string) => values.push(value);
  const story = await mount(<Filled.Component lang="fr" onValueChange={onValueChange} />);
  await expect(field(page)).toHaveAccessibleDescription('20 novembre 2026');
  await expect(field(page)).toHaveValue('20/11/2026');
  await story.update(<Filled.Component lang="en" max="2026-12-31" onValueChange={onValueChange} />);
  await expect(field(page)).toHaveAccessibleDescription('November 20, 2026');
  await expect(field(page)).toHaveValue('11/20/2026');
  // In English the month comes first, also in what is typed.
  await field(page).fill('12/24/2026');
  await expect.poll(() => values).toEqual(['2026-12-24']);
});

test('the hint is told once, in the place of the date while there is none', async ({ mount, page }) => {
  const hint = 'Laissée vide : accès sans limite de durée.';
  const empty = await mount(<WithHint.Component />);
  await expect(field(page)).toHaveAccessibleDescription(hint);
  await expect(empty.getByText(hint)).toHaveCount(1);
  await empty.unmount();
  await mount(<FilledWithHint.Component />);
  await expect(field(page)).toHaveAccessibleDescription(`${hint} 20 novembre 2026`);
});

test.describe('typed (DESIGN rule 19)', () => {
  test('a date is said as it is read, and shown whole once it is left', async ({ mount, page }) => {
    const values: string[] = [];
    const story = await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
    await expect(field(page)).toHaveAttribute('placeholder', 'jj/mm/aaaa');
    await expect(field(page)).toHaveAttribute('inputmode', 'numeric');
    await field(page).fill('3/11');
    await expect(story).toContainText('3 novembre 2026');
    await expect(field(page)).toHaveValue('3/11');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('03/11/2026');
    await field(page).fill('04112026');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('04/11/2026');
    expect(values).toEqual(['2026-11-03', '2026-11-04']);
  });

  test('what is no date is said once it is left, kept, and handed on as it is', async ({ mount, page }) => {
    const values: string[] = [];
    const story = await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
    const { height } = await boxOf(story);
    await field(page).fill('31/02/2026');
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await field(page).blur();
    await expect(field(page)).toHaveAccessibleDescription(/^Ce jour n’existe pas/);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveValue('31/02/2026');
    // The error takes the line of the date: what stands below does not move.
    expect(Math.abs((await boxOf(story)).height - height)).toBeLessThanOrEqual(1);
    await field(page).fill('demain');
    await field(page).blur();
    await expect(field(page)).toHaveAccessibleDescription(/^Écrivez la date en chiffres : jj\/mm\/aaaa/);
    await field(page).fill(' ');
    await field(page).blur();
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    expect(values).toEqual(['31/02/2026', 'demain', '']);
  });

  test('DESIGN rule 12: what was typed and is no date comes back with what is wrong', async ({ mount, page }) => {
    await mount(<NoDate.Component />);
    await expect(field(page)).toHaveValue('31/02/2026');
    await expect(field(page)).toHaveAccessibleDescription(/^Ce jour n’existe pas/);
    await opener(page).click();
    await expect(day(page, /aujourd’hui$/)).toBeFocused();
  });

  test('what was no date in one language and is one in the other is taken once it is left', async ({ mount, page }) => {
    const values: string[] = [];
    const onValueChange = (value: string) => values.push(value);
    const story = await mount(<Playground.Component lang="en" onValueChange={onValueChange} />);
    await field(page).fill('24/12/2026');
    await field(page).blur();
    await story.update(<Playground.Component lang="fr" onValueChange={onValueChange} />);
    await field(page).focus();
    await field(page).blur();
    expect(values).toEqual(['24/12/2026', '2026-12-24']);
    await expect(story).toContainText('24 décembre 2026');
  });

  test('a day beyond the limits says which days there are', async ({ mount, page }) => {
    await mount(<Filled.Component min="2026-01-01" />);
    for (const [typed, reason] of [
      ['21/11/2026', /^La date est à choisir jusqu’au 20\/11\/2026\./],
      ['31/12/2025', /^La date est à choisir à partir du 01\/01\/2026\./],
    ] as const) {
      await field(page).fill(typed);
      await field(page).blur();
      await expect(field(page)).toHaveAccessibleDescription(reason);
    }
  });
});

test.describe('chosen in the calendar (DESIGN rules 13, 19, 22)', () => {
  test('a week begins with the day that its format says', async ({ mount, page }) => {
    await mount(<SundayFirst.Component />);
    await opener(page).press('Enter');
    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: 'Sunday, November 8, 2026' })).toBeFocused();
  });

  test('keys lead to a day; Enter takes it and gives the focus back', async ({ mount, page }) => {
    const values: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
    await expect(opener(page)).toHaveAccessibleName('Choisir une date\u00a0: Date');
    await opener(page).press('Enter');
    for (const [key, name] of [
      ['', 'vendredi 20 novembre 2026, aujourd’hui'],
      ['ArrowLeft', 'jeudi 19 novembre 2026'],
      ['ArrowUp', 'jeudi 12 novembre 2026'],
      ['Home', 'lundi 9 novembre 2026'],
      ['End', 'dimanche 15 novembre 2026'],
      ['PageDown', 'mardi 15 décembre 2026'],
      ['Shift+PageUp', 'lundi 15 décembre 2025'],
      ['ArrowDown', 'lundi 22 décembre 2025'],
      ['PageUp', 'samedi 22 novembre 2025'],
    ] as const) {
      if (key) await page.keyboard.press(key);
      await expect(day(page, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(calendar(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(field(page)).toHaveValue('22/11/2025');
    expect(values).toEqual(['2025-11-22']);
  });

  test('the week begins on Monday; chosen day, today and limits are told', async ({ mount, page }) => {
    const story = await mount(<Calendar.Component lang="fr" />);
    await opener(page).click();
    await expect(calendar(page).getByRole('grid', { name: 'novembre 2026' })).toBeVisible();
    await expect(calendar(page).locator('th').first()).toHaveText('lun');
    await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveText('10');
    await expect(day(page, /^lundi 2 novembre/)).toBeDisabled();
    await expect(day(page, /^mardi 3 novembre/)).toBeEnabled();
    await expect(day(page, /^samedi 21 novembre/)).toBeDisabled();
    await expect(calendar(page)).toContainText('La date est à choisir du 03/11/2026 au 20/11/2026.');
    await expect(day(page, 'Mois précédent')).toHaveAttribute('aria-disabled', 'true');
    await story.update(<Calendar.Component lang="en" />);
    await expect(calendar(page).getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(day(page, /^Tuesday, November 10, 2026/)).toBeFocused();
  });

  test('a birth is reached by its year', async ({ mount, page }) => {
    const values: string[] = [];
    await mount(<CalendarOfABirth.Component lang="fr" onValueChange={(value) => values.push(value)} />);
    await opener(page).click();
    await calendar(page).getByRole('combobox', { name: 'Année' }).selectOption('1985');
    await calendar(page).getByRole('combobox', { name: 'Mois' }).selectOption('avril');
    await day(page, 'mardi 2 avril 1985').click();
    expect(values).toEqual(['1985-04-02']);
  });

  test('Escape closes it alone, and not the modal; so do Tab and what is pressed outside', async ({ mount, page }) => {
    const told: string[] = [];
    await mount(<InModal.Component onValueChange={(value) => told.push(value)} />);
    const heading = page.getByRole('heading', { name: 'Nouvelle dépense' });
    for (const [close, focused] of [
      [() => page.keyboard.press('Escape'), opener(page)],
      [() => page.keyboard.press('Tab'), page.getByRole('button', { name: 'Enregistrer' })],
      [() => heading.click({ position: { x: 2, y: 2 } }), page.getByRole('dialog')],
    ] as const) {
      await opener(page).click();
      await expect(day(page, /^mardi 10 novembre/)).toBeFocused();
      await close();
      await expect(calendar(page)).toHaveCount(0);
      await expect(focused).toBeFocused();
    }
    expect(told).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => told).toEqual(['']);
  });
});

test.describe('on a line that is cut', () => {
  // A page that other tests used may already hold the calendar's code, so this test needs a new one.
  test.use({ ownPage: true, allowedErrors: [/Failed to load resource/] });

  test('PRODUCT O: without its code it says so, and comes when it can', async ({ mount, page }) => {
    let isCut = true;
    await page.route(/Calendar/, (route) => (isCut ? route.abort() : route.continue()));
    await mount(<Playground.Component />);
    await opener(page).click();
    await expect(calendar(page)).toContainText('Le calendrier n’a pas pu être chargé.');
    isCut = false;
    await calendar(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(day(page, /aujourd’hui$/)).toBeFocused();
  });
});

test.describe('the calendar on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('DESIGN rules 6, 23: it lies within 360 px, each day 44 px', async ({ mount, page }) => {
    const values: string[] = [];
    await mount(<Calendar.Component lang="fr" onValueChange={(value) => values.push(value)} />);
    await opener(page).tap();
    const { x, right } = await boxOf(calendar(page));
    expect(x).toBeGreaterThanOrEqual(8);
    expect(right).toBeLessThanOrEqual(352);
    const { width, height } = await boxOf(day(page, /^jeudi 12 novembre/));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await day(page, /^jeudi 12 novembre/).tap();
    expect(values).toEqual(['2026-11-12']);
  });
});
