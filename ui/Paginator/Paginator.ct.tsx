import { expect, test } from '../../playwright/fixtures';
import { Named, Playground, WithBoundary } from './Paginator.stories';

test.describe('Paginator (DESIGN rule 9, spec § 2, § 5)', () => {
  test('the field is named Page, strips letters, and counts on Enter', async ({ mount, page }) => {
    const pages: number[] = [];
    const nav = await mount(<Playground.Component onPageChange={(to) => pages.push(to)} />);
    await expect(nav).toContainText('sur 12');
    const input = page.getByRole('textbox', { name: 'Page', exact: true });
    await input.fill('');
    await input.pressSequentially('a7b');
    await expect(input).toHaveValue('7');
    expect(pages).toEqual([]);
    await input.press('Enter');
    await expect.poll(() => pages).toEqual([7]);
    await input.blur();
    await expect.poll(() => pages).toEqual([7]);
  });

  test('what is no page leads to the nearest; Escape takes back what was typed', async ({ mount, page }) => {
    const pages: number[] = [];
    await mount(<Playground.Component onPageChange={(to) => pages.push(to)} />);
    const input = page.getByRole('textbox');
    await input.fill('9');
    await page.keyboard.press('Escape');
    await input.blur();
    await expect(input).toHaveValue('2');
    for (const [typed, expected] of [
      ['99', 12],
      ['x', 1],
    ] as const) {
      await input.fill(typed);
      await input.blur();
      await expect.poll(() => pages.at(-1)).toEqual(expected);
      await expect(input).toHaveValue(String(expected));
    }
    expect(pages).toEqual([12, 1]);
  });

  test('buttons keep the focus at the ends, where they do nothing', async ({ mount, page }) => {
    const pages: number[] = [];
    await mount(<WithBoundary.Component onPageChange={(to) => pages.push(to)} />);
    const previous = page.getByRole('button', { name: 'Page précédente' });
    await previous.press('Enter');
    await previous.press('Enter');
    await expect(previous).toBeFocused();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Dernière page' }).click();
    await page.getByRole('button', { name: 'Page suivante' }).press('Enter');
    await page.getByRole('button', { name: 'Première page' }).click();
    await expect.poll(() => pages).toEqual([1, 12, 1]);
  });

  test('where several lists stand on one screen, its buttons name theirs', async ({ mount, page }) => {
    await mount(<Named.Component />);
    const nav = page.getByRole('navigation', { name: 'Mouvements', exact: true });
    for (const name of ['Première page', 'Page précédente', 'Page suivante', 'Dernière page'])
      await expect(nav.getByRole('button', { name: `${name} (Mouvements)`, exact: true })).toBeVisible();
  });

  test('a new page is announced, the first one is not', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('status')).toBeEmpty();
    await page.getByRole('button', { name: 'Page suivante' }).click();
    await expect(page.getByRole('status')).toHaveText('Page 3 sur 12');
  });
});
