import { caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { caissesAvecManquantDu } from '@comptoir/mocks/manquant.fixtures';
import { expect, test } from '../stories/mockedTest';
import { Du, Playground } from './ArretesList.stories';

// What a test writes is its own: each one gets closings that no other has touched.
test.beforeEach(({ store }) => void Object.assign(store, caissesArretees(Date.now())));

test('ADR 0033: each closing says its variance and what became of it; a press opens it', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const row = page.getByRole('row').filter({ hasText: 'N° 3' });
  await expect(row).toContainText(/Manquant 2\s500/);
  await expect(row).toContainText('Régularisé');
  await expect(row).toContainText(/arrêté au \d\d\/\d\d\/\d{4}.+, le \d\d\/\d\d\/\d{4}/);
  await expect(page.getByRole('row').filter({ hasText: 'N° 4' })).toContainText('Rouvert');
  await row.getByRole('button', { name: /^Voir/ }).click();
  const dialog = page.getByRole('dialog', { name: /^N° 3/ });
  await expect(dialog).toContainText('Manquant constaté avec le chef d’antenne');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Voir/ })).toBeFocused();
});

test('ADR 0040: what is owed is said to be, in the list and in its closing', async ({ mount, page, store }) => {
  Object.assign(store, caissesAvecManquantDu(Date.now()));
  await mount(<Du.Component />);
  const row = page.getByRole('row').filter({ hasText: 'N° 1' });
  await expect(row).toContainText('Passé en avance');
  await row.getByRole('button', { name: /^Voir/ }).click();
  await expect(page.getByRole('dialog', { name: /^N° 1/ })).toContainText(
    /Manquant dû par Ibrahim Coulibaly · .+\s: À rendre sur le prochain salaire/,
  );
});
