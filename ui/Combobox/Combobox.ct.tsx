import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import {
  Answers,
  Chosen,
  Closed,
  InForm,
  InModal,
  Loading,
  LongList,
  Playground,
  SearchingOn,
} from './Combobox.stories';
import type { ComboboxOption } from './model';

const field = (page: Page) => page.getByRole('combobox', { name: 'Client' });
const active = (page: Page) => page.getByRole('option', { selected: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Client' });

test.describe('Combobox by keyboard (DESIGN rule 22)', () => {
  test('what is typed is asked for; the count is said; Enter chooses the first', async ({ mount, page }) => {
    const [typed, chosen]: [string[], (ComboboxOption | null)[]] = [[], []];
    await mount(
      <Playground.Component onTextChange={(text) => typed.push(text)} onChange={(option) => chosen.push(option)} />,
    );
    await field(page).pressSequentially('wa');
    // Before an arrow led into the list, Home belongs to the text.
    await page.keyboard.press('Home');
    await page.keyboard.type('a');
    await expect.poll(() => typed).toEqual(['w', 'wa', 'awa']);
    await expect(page.getByRole('status')).toHaveText('2 résultats');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(active(page)).toHaveText('Awa Koné 07 08 09 10 11');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    expect(chosen.map((option) => option?.key)).toEqual([12]);
    expect(typed.at(-1)).toBe('');
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('Awa Koné');
    await expect(field(page)).toHaveAccessibleDescription('07 08 09 10 11');
    await expect(field(page)).toBeFocused();
  });

  test('arrows go around; Home and End lead to the ends once an arrow led into the list', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await field(page).press('ArrowDown');
    for (const [key, name] of [
      ['ArrowDown', 'Awa Traoré'],
      ['End', 'Sidibé Mamadou 05'],
      ['ArrowDown', 'Awa Koné'],
      ['ArrowUp', 'Sidibé Mamadou 05'],
      ['Home', 'Awa Koné'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(active(page)).toContainText(name);
    }
  });

  test('a press outside closes it and keeps the text; Escape closes, then clears', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    for (const close of [() => page.mouse.click(900, 700), () => page.keyboard.press('Escape')]) {
      await field(page).fill('awa');
      await expect(list(page)).toBeVisible();
      await close();
      await expect(list(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue('awa');
      await field(page).fill('');
    }
    await field(page).fill('awa');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
  });

  test('Enter sends the form only while the list is closed', async ({ mount, page }) => {
    let sent = 0;
    await mount(<InForm.Component onSubmit={() => sent++} />);
    await field(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Awa Koné');
    expect(sent).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => sent).toBe(1);
  });

  test('an answer to an older text is neither highlighted nor chosen by a quick Enter', async ({ mount, page }) => {
    const chosen: unknown[] = [];
    const onChange = (option: ComboboxOption | null) => chosen.push(option?.key);
    const story = await mount(<Answers.Component onChange={onChange} />);
    await field(page).pressSequentially('n');
    await expect(active(page)).toHaveText(/^Awa Koné/);
    await story.update(<Answers.Component onChange={onChange} options={undefined} />);
    await expect(page.getByRole('option')).toHaveCount(5);
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    expect(chosen).toEqual([]);
  });

  test('what is highlighted is what Enter takes, also when the answers change', async ({ mount, page }) => {
    const chosen: unknown[] = [];
    const onChange = (option: ComboboxOption | null) => chosen.push(option?.key);
    const [kone, traore] = [
      { key: 12, label: 'Awa Koné' },
      { key: 7, label: 'Awa Traoré' },
    ];
    const story = await mount(<Answers.Component onChange={onChange} options={[kone, traore]} />);
    await field(page).pressSequentially('awa');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText('Awa Traoré');
    await story.update(<Answers.Component onChange={onChange} options={[kone]} />);
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    expect(chosen).toEqual([]);
    await story.update(<Answers.Component onChange={onChange} options={[traore, kone]} />);
    await expect(active(page)).toHaveText('Awa Traoré');
    await page.keyboard.press('ArrowDown');
    await story.update(<Answers.Component onChange={onChange} options={[kone, traore]} />);
    await expect(active(page)).toHaveText('Awa Koné');
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen).toEqual([12]);
  });

  test('its footer is reached by Tab, and closes it; so does Tab out of it', async ({ mount, page }) => {
    await mount(<Closed.Component />);
    const create = page.getByRole('button', { name: 'Nouveau client' });
    await field(page).press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(create).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(list(page)).toHaveCount(0);
    await field(page).click();
    await create.click();
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});

test.describe('Combobox, the choice', () => {
  test('an option is chosen by a press; the field keeps the focus', async ({ mount, page }) => {
    const chosen: unknown[] = [];
    await mount(<Playground.Component onChange={(option) => chosen.push(option?.key)} />);
    await field(page).click();
    await page.getByRole('option', { name: 'Sidibé Mamadou 05 05 61 90 22' }).click();
    await expect.poll(() => chosen).toEqual([5]);
    await expect(field(page)).toBeFocused();
  });

  test('its button clears it and gives the focus back', async ({ mount, page }) => {
    const chosen: unknown[] = [];
    await mount(<Chosen.Component onChange={(option) => chosen.push(option)} />);
    await page.getByRole('button', { name: 'Effacer le choix : Client' }).click();
    await expect.poll(() => chosen).toEqual([null]);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('what is typed over it is another search', async ({ mount, page }) => {
    const chosen: unknown[] = [];
    await mount(<Chosen.Component onChange={(option) => chosen.push(option)} />);
    await field(page).press('End');
    await field(page).press('Backspace');
    await expect.poll(() => chosen).toEqual([null]);
    await expect(field(page)).toHaveValue('Awa Kon');
    await expect(page.getByRole('option')).toHaveCount(1);
  });
});

test.describe('Combobox, the list', () => {
  test('says that it searches, and then that nothing was found', async ({ mount, page }) => {
    const story = await mount(<Loading.Component />);
    await field(page).click();
    await expect(page.getByRole('status')).toHaveText('Recherche en cours');
    await expect(page.getByText('Chargement…')).toBeVisible();
    await story.update(<Loading.Component options={[]} />);
    await expect(page.getByRole('status')).toHaveText('Aucun client trouvé');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('DESIGN rule 3: what was found stays while more is searched for', async ({ mount, page }) => {
    await mount(<SearchingOn.Component />);
    await field(page).pressSequentially('a');
    await expect(page.getByRole('status')).toHaveText('Recherche en cours');
    await expect(list(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('option')).toHaveCount(5);
  });

  test('the option with the focus is in sight; the page does not move', async ({ mount, page }) => {
    await mount(<LongList.Component />);
    await field(page).press('ArrowUp');
    await expect(active(page)).toHaveText('Client 40');
    await expect(active(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Home');
    await expect(page.getByRole('option', { name: 'Client 1', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('DESIGN rules 13, 26: in a modal its list is whole; Escape closes it first', async ({ mount, page }) => {
  const told: unknown[] = [];
  await mount(<InModal.Component onChange={(option) => told.push(option?.label ?? 'closed')} />);
  await field(page).pressSequentially('awa');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await field(page).click();
  await page.getByRole('dialog').getByRole('option', { name: 'Awa Traoré' }).click();
  expect(told).toEqual(['Awa Traoré']);
  // A choice is kept.
  await page.keyboard.press('Escape');
  await expect.poll(() => told).toEqual(['Awa Traoré', 'closed']);
});

test.describe('Combobox on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 320 } });

  test('above a keyboard that takes half of the screen, list and footer are in sight', async ({ mount, page }) => {
    await mount(<LongList.Component />);
    await field(page).tap();
    await expect(page.getByRole('button', { name: 'Nouveau client' })).toBeInViewport({ ratio: 1 });
    const { x, right, bottom } = await boxOf(list(page));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(bottom).toBeLessThanOrEqual(320);
    await page.getByRole('option', { name: 'Client 2', exact: true }).tap();
    await expect(field(page)).toHaveValue('Client 2');
  });
});
