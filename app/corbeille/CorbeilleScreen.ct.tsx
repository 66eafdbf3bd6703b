import { corbeille } from '@comptoir/contract/corbeille';
import { CORBEILLE } from '@comptoir/mocks/corbeille.fixtures';
import { asProfile, failingCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { confirm, expect, test } from '../stories/mockedTest';
import { Empty, Failed, OneKind, Playground, Reader } from './CorbeilleScreen.stories';

const row = (page: Page, libelle: string) => page.getByRole('row').filter({ hasText: libelle });
const restore = (page: Page, name: string) => page.getByRole('button', { name: `Restaurer ${name}` });

test('PRODUCT P: what, of which kind, when and by whom; the last deleted first', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Libellé',
    'Type d’élément',
    'Supprimé le',
    'Supprimé par',
    'Actions',
  ]);
  const [last] = store.corbeille.toSorted((a, b) => b.supprimele.localeCompare(a.supprimele));
  await expect(page.locator('tbody tr').first()).toContainText(last?.libelle ?? 'nothing');
});

test('PRODUCT P: what is restored leaves the trash and is back with its children and files', async ({
  mount,
  page,
  store,
}) => {
  await mount(<OneKind.Component />);
  await restore(page, 'Lavoir de Sinfra (Projet)').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Voulez-vous mener cette action ?');
  await expect(dialog).toContainText('« Lavoir de Sinfra » reviendra dans les listes');
  await confirm(page);
  await expect(row(page, 'Lavoir de Sinfra')).toHaveCount(0);
  expect(store.projets.some(({ projetid }) => projetid === CORBEILLE.PROJET)).toBe(true);
  expect(store.etapeprojets.filter(({ projetid }) => projetid === CORBEILLE.PROJET)).toHaveLength(2);
});

test('DESIGN rule 14: Non restores nothing', async ({ mount, page, store }) => {
  const before = store.corbeille.length;
  await mount(<OneKind.Component />);
  await restore(page, 'Lavoir de Sinfra (Projet)').click();
  await expect(page.getByRole('button', { name: 'Non' })).toBeFocused();
  await page.getByRole('button', { name: 'Non' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(store.corbeille).toHaveLength(before);
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('PRODUCT P: what belongs to something deleted says what to restore first', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await restore(page, 'Clôture (Étape)').click();
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Restaurez d’abord ce dont cet élément fait partie.');
  });

  test('PRODUCT P: a name that was taken since is refused', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await restore(page, 'loyer (Type de dépense)').click();
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Un type porte déjà ce libellé.');
  });

  test('DESIGN rule 2: a failed load is not an empty one', async ({ mount, page, router }) => {
    await router.use(failingCall(corbeille.list, 'base.indisponible'));
    await mount(<Failed.Component />);
    await expect(page.getByText('La liste n’a pas pu être chargée')).toBeVisible();
  });
});

test('DESIGN rule 1: the kind narrows the list, and the way back shows all', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByLabel('Type d’élément').selectOption('typedepense');
  const types = store.corbeille.filter(({ type }) => type === 'typedepense');
  await expect(page.locator('tbody tr')).toHaveCount(types.length);
  await page.getByRole('button', { name: 'Retirer le filtre Type d’élément : Type de dépense' }).press('Enter');
  await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(types.length);
});

test.describe('nothing deleted', () => {
  test.use({ overrides: [{ corbeille: [] }] });

  test('DESIGN rule 2: an empty trash says what it will hold', async ({ mount, page }) => {
    await mount(<Empty.Component />);
    await expect(page.getByText('Opps! Aucune donnée')).toBeVisible();
    await expect(page.getByText(/sauf les règlements et les mouvements/)).toBeVisible();
  });
});

test.describe('reader', () => {
  test.use({ overrides: [asProfile('lecteur')] });

  test('CONTRACT "Permissions": a reader sees what was deleted, and restores nothing', async ({ mount, page }) => {
    await mount(<Reader.Component />);
    await expect(row(page, 'Lavoir de Sinfra')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Restaurer/ })).toHaveCount(0);
  });
});

test('DESIGN rule 6: at 360 px nothing scrolls sideways', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Playground.Component />);
  await expect(restore(page, 'Clôture (Étape)')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
