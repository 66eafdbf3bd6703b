import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import {
  Answers,
  Chosen,
  Closed,
  Disabled,
  InForm,
  InModal,
  Invalid,
  Loading,
  LongList,
  LongText,
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
    await field(page).pressSequentially('awa');
    await expect.poll(() => typed).toEqual(['a', 'aw', 'awa']);
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

  test('before that, Home belongs to the text', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await field(page).pressSequentially('wa');
    await page.keyboard.press('Home');
    await page.keyboard.type('a');
    await expect(field(page)).toHaveValue('awa');
  });

  test('Escape closes, then clears', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await field(page).pressSequentially('awa');
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('awa');
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

  test('what is highlighted is what Enter takes, also when the answers change under the keys', async ({
    mount,
    page,
  }) => {
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

  test('Tab leads through the list’s footer and out, which closes', async ({ mount, page }) => {
    await mount(<Closed.Component />);
    await field(page).press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Nouveau client' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(list(page)).toHaveCount(0);
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
    await expect(field(page)).toHaveAccessibleDescription('05 05 61 90 22');
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

  test('disabled, it neither opens nor clears', async ({ mount, page }) => {
    await mount(<Disabled.Component />);
    await expect(field(page)).toBeDisabled();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('DESIGN rule 10: error and hint are tied to it', async ({ mount, page }) => {
    await mount(<Invalid.Component />);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(
      'Choisissez un client dans la liste. Par nom ou par téléphone.',
    );
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

  test('a press outside closes it and keeps the text', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await field(page).pressSequentially('awa');
    await page.mouse.click(900, 700);
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('awa');
  });

  test('its footer’s button closes it first and leaves the focus with the field', async ({ mount, page }) => {
    await mount(<Closed.Component />);
    await field(page).click();
    await page.getByRole('button', { name: 'Nouveau client' }).click();
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
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

test.describe('Combobox in a modal (DESIGN rules 13, 26)', () => {
  test('its list is neither cut nor hidden', async ({ mount, page }) => {
    await mount(<InModal.Component />);
    await field(page).click();
    await page.getByRole('dialog').getByRole('option', { name: 'Awa Traoré' }).click();
    await expect(field(page)).toHaveValue('Awa Traoré');
  });

  test('DESIGN rule 13: Escape keeps a choice, and asks to close the modal', async ({ mount, page }) => {
    const told: unknown[] = [];
    await mount(<InModal.Component onChange={(option) => told.push(option?.label ?? 'closed')} />);
    await field(page).click();
    await page.getByRole('dialog').getByRole('option', { name: 'Awa Traoré' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => told).toEqual(['Awa Traoré', 'closed']);
  });

  test('Escape closes the list, then clears, and only then the modal', async ({ mount, page }) => {
    const chosen: unknown[] = [];
    await mount(<InModal.Component onChange={(option) => chosen.push(option)} />);
    await field(page).pressSequentially('awa');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    expect(chosen).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => chosen).toEqual([null]);
  });
});

test.describe('Combobox on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('DESIGN rules 6, 23: within 360 px, each option 44 px high', async ({ mount, page }) => {
    await mount(<LongText.Component />);
    await field(page).tap();
    for (const option of await page.getByRole('option').all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const box = await list(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('above a keyboard that takes half of the screen, the list and its footer are in sight', async ({
    mount,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 320 });
    await mount(<LongList.Component />);
    await field(page).tap();
    await expect(page.getByRole('button', { name: 'Nouveau client' })).toBeInViewport({ ratio: 1 });
    const box = await list(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
    await page.getByRole('option', { name: 'Client 2', exact: true }).tap();
    await expect(field(page)).toHaveValue('Client 2');
  });
});
