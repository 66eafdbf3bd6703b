import type { Page } from '@playwright/test';
import { asProfile, emptyOrganisation } from '#mocks/states';
import { createStore, type Store } from '#mocks/store';
import { expect, test } from '../stories/mockedTest';
import { AllDone, Cashier, HalfDone, Narrow, Playground, Reader } from './PremiersPas.portable';

const list = (page: Page) => page.getByRole('list', { name: 'Premiers pas' });
const steps = (page: Page) => list(page).getByRole('listitem');

function firstDay(): Partial<Store> {
  const { profils, utilisateurs } = createStore();
  return { ...emptyOrganisation(), profils: profils.slice(0, 1), utilisateurs: utilisateurs.slice(0, 1) };
}

test.describe('the first day', () => {
  test.use({ overrides: [firstDay()] });

  test('a new administrator sees what is to be set up, each with the way there', async ({ mount, page }) => {
    await mount(<Playground />);
    await expect(steps(page)).toHaveCount(5);
    await expect(list(page).getByText('À faire')).toHaveCount(5);
    const links = await list(page)
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      '/parametre/organisation',
      '/caisses',
      '/parametre/typedepense',
      '/parametre/profil',
      '/user/users-cards',
    ]);
  });

  test('DESIGN rule 6: at 360 px nothing scrolls sideways', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<Narrow />);
    await expect(steps(page)).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('some of it is there', () => {
  const { caisses, typedepenses, organisation } = createStore();
  // One override: Playwright reads a pair as options.
  test.use({ overrides: [{ ...firstDay(), caisses, typedepenses, organisation: { ...organisation, logo: null } }] });

  test('what there is is ticked; a name without a logo is not', async ({ mount, page }) => {
    await mount(<HalfDone />);
    await expect(steps(page).filter({ hasText: 'Première caisse' })).toContainText('Fait');
    await expect(steps(page).filter({ hasText: 'Types de dépenses' })).toContainText('Fait');
    await expect(steps(page).filter({ hasText: 'Nom et logo' })).toContainText('À faire');
    await expect(list(page).getByText('Fait')).toHaveCount(2);
  });
});

test('once all is there, nothing is left of it', async ({ mount, page, asked }) => {
  await mount(<AllDone />);
  await expect.poll(() => asked).toContain('GET /api/utilisateurs/whithpagination');
  await expect.poll(() => asked).toContain('GET /api/organisation');
  await expect(list(page)).toHaveCount(0);
});

test.describe('only what one may do (CONTRACT "Permissions")', () => {
  test.describe('a cashier', () => {
    test.use({ overrides: [{ ...emptyOrganisation(), ...asProfile('caissier') }] });

    test('is told of the register, and asks for nothing else', async ({ mount, page, asked }) => {
      await mount(<Cashier />);
      await expect(steps(page)).toHaveText(/^Première caisse/);
      expect(asked.filter((call) => !call.includes('/api/caisses/'))).toEqual([]);
    });
  });

  test.describe('a reader', () => {
    test.use({ overrides: [{ ...emptyOrganisation(), ...asProfile('lecteur') }] });

    test('is told and asks for nothing', async ({ mount, page, asked }) => {
      const story = await mount(<Reader />);
      await expect(story).toBeEmpty();
      await expect(page.getByText('Premiers pas')).toHaveCount(0);
      expect(asked).toEqual([]);
    });
  });
});
