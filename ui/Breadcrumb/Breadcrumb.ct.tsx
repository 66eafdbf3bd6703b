import { expect, test } from '../../playwright/fixtures';
import { LongWord, Playground, WithDescription, WithParent } from './Breadcrumb.stories';

test.describe('Breadcrumb (spec § 2 Shell)', () => {
  test('without a stored parent route a home icon leads to the first screen', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('link')).toHaveAccessibleName('Accueil');
    await expect(page.getByRole('link')).toHaveAttribute('href', '#accueil');
  });

  test('with a stored parent route a back arrow leads to it, in its place', async ({ mount, page }) => {
    await mount(<WithParent.Component />);
    await expect(page.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '#projets');
    await expect(page.getByRole('link', { name: 'Accueil' })).toHaveCount(0);
  });

  test('the trail is a named list that says where one is, without reading its slashes', async ({ mount, page }) => {
    await mount(<WithParent.Component />);
    await expect(page.getByRole('navigation')).toMatchAriaSnapshot(`
      - navigation "Fil d’Ariane":
        - /children: deep-equal
        - list:
          - listitem:
            - link "Retour":
              - /url: "#projets"
          - listitem:
            - link "Projets":
              - /url: "#projets"
          - listitem: Détails du projet
    `);
    await expect(page.locator('[aria-current=page]')).toHaveText('Détails du projet');
  });

  test('Tab reaches the links alone, in the order of the path', async ({ mount, page }) => {
    await mount(<WithParent.Component />);
    for (const name of ['Retour', 'Projets']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('h1, li').and(page.locator(':focus'))).toHaveCount(0);
  });
});

test('DESIGN rule 21: the title is the only h1 and can take the focus at a change of route', async ({
  mount,
  page,
}) => {
  await mount(<WithDescription.Component />);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Types de dépenses');
  await title.evaluate((heading) => heading.focus());
  await expect(title).toBeFocused();
});

test('what the screen is for is told only where there is something to tell', async ({ mount, page }) => {
  const described = await mount(<WithDescription.Component />);
  await expect(page.getByText('Ce à quoi sert l’argent des caisses.')).toBeVisible();
  await described.unmount();
  await mount(<Playground.Component />);
  await expect(page.getByText('Ce à quoi sert l’argent des caisses.')).toHaveCount(0);
});

test('DESIGN rule 23: printed, the title is left without the way back', async ({ mount, page }) => {
  await mount(<WithParent.Component />);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Détails du projet' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('DESIGN rule 6: at 360 px a long name breaks in title, description and trail', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<LongWord.Component />);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 23: each link is at least 44 px wide and high', async ({ mount, page }) => {
    await mount(<WithParent.Component />);
    for (const name of ['Retour', 'Projets']) {
      const box = await page.getByRole('link', { name }).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
