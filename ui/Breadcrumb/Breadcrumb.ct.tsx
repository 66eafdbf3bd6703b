import { expect, test } from '../../playwright/fixtures';
import { Playground, WithDescription, WithParent } from './Breadcrumb.stories';

test.describe('Breadcrumb (spec § 2 Shell)', () => {
  test('without a stored parent route a home icon leads to the first screen', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('link')).toHaveAccessibleName('Accueil');
    await expect(page.getByRole('link')).toHaveAttribute('href', '#accueil');
    await expect(page.getByRole('paragraph')).toHaveCount(0);
  });

  test('with a stored parent route a back arrow leads to it, in its place', async ({ mount, page }) => {
    await mount(<WithParent.Component />);
    await expect(page.getByRole('link', { name: 'Accueil' })).toHaveCount(0);
    for (const name of ['Retour', 'Projets']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('h1, li').and(page.locator(':focus'))).toHaveCount(0);
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
});

test('DESIGN rule 21: the title is the only h1, takes the focus, and is explained', async ({ mount, page }) => {
  await mount(<WithDescription.Component />);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Types de dépenses');
  await title.evaluate((heading) => heading.focus());
  await expect(title).toBeFocused();
  await expect(page.getByText('Ce à quoi sert l’argent des caisses.')).toBeVisible();
});
