import { CORBEILLE } from '@comptoir/mocks/corbeille.fixtures';
import type { Page } from '@playwright/test';
import { confirm, expect, test } from '../stories/mockedTest';
import { OneKind, Playground } from './CorbeilleScreen.stories';

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

test('PRODUCT P: what is restored is back with its children', async ({ mount, page, store }) => {
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
});
