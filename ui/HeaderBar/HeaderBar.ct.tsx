import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Crowded, LongLogo, OverALongPage, Playground, WithoutSearch } from './HeaderBar.stories';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const overlaps = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const edges = Array.from(header.querySelectorAll('button, a'), (target) => target.getBoundingClientRect());
    return edges.filter(({ left }, rank) => left < (edges[rank - 1]?.right ?? 0) - 0.5).length;
  });

/** Lets the header reach both edges of the window, as in the shell. */
const withoutMargins = (page: Page) => page.addStyleTag({ content: 'body { padding: 0 !important; }' });

test.describe('HeaderBar (spec § 2 Shell)', () => {
  test('the toggle says whether the sidebar is open, and which it opens', async ({ mount, page }) => {
    let presses = 0;
    const header = await mount(<Playground.Component sidebarId="sidebar" onSidebarToggle={() => presses++} />);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle(page)).toHaveAttribute('aria-controls', 'sidebar');
    await toggle(page).press('Enter');
    await expect.poll(() => presses).toBe(1);
    await header.update(
      <Playground.Component isSidebarOpen={false} sidebarId="sidebar" onSidebarToggle={() => presses++} />,
    );
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toBeFocused();
  });

  test('DESIGN rule 22: Tab goes from left to right, as the tools are read', async ({ mount, page }) => {
    await mount(<Crowded.Component />);
    const seen: { name: string | null; left: number }[] = [];
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      seen.push(
        await page.evaluate(() => ({
          name: document.activeElement?.getAttribute('aria-label') ?? null,
          left: document.activeElement?.getBoundingClientRect().left ?? 0,
        })),
      );
    }
    expect(seen.map(({ name }) => name)).toEqual([
      'Menu',
      'Comptoir',
      'Rechercher partout',
      'État de la connexion\u00a0: Connecté',
      '2 saisies en attente',
      'Langue, Français',
      'Passer en mode sombre',
      'Plein écran',
      'Derniers messages',
      'Awa Koné, Caissière',
    ]);
    const lefts = seen.map(({ left }) => left);
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  });

  test('without a search the tools stay at the end of the line', async ({ mount, page }) => {
    await mount(<WithoutSearch.Component />);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    const { right } = await boxOf(page.getByRole('button', { name: 'Awa Koné, Caissière' }));
    expect(right).toBe((await boxOf(page.getByRole('banner'))).right - 24);
  });

  test('stays above the page that scrolls under it', async ({ mount, page }) => {
    await mount(<OverALongPage.Component />);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });
});

test('DESIGN rule 6: all its tools fit, on a narrow phone and beside a long logo', async ({ mount, page }) => {
  const header = await mount(<Crowded.Component key="0" />);
  await withoutMargins(page);
  for (const [width, story] of [
    [360, <Crowded.Component key="phone" />],
    [320, <Crowded.Component key="narrow" />],
    [360, <LongLogo.Component key="logo" />],
    [768, <LongLogo.Component key="tablet" />],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await header.update(story);
    await expect.poll(() => overlaps(page)).toBe(0);
    expect(await scrollWidth(page)).toBe(width);
    for (const target of await page.getByRole('banner').locator('button, a').all())
      await expect(target).toBeInViewport({ ratio: 1 });
  }
});
