import { expect, test } from '../stories/mockedTest';
import { AsTable, DataSaving, Late, Playground } from './ProjetsScreen.stories';

const cards = 'article';

test('spec § 9: six cards a page, each with its facts and a way to details and back', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.locator(cards)).toHaveCount(6);
  const card = page.locator(cards).first();
  for (const label of ['Responsable', 'Date de fin', 'Étapes']) await expect(card.getByText(label)).toBeVisible();
  await expect(card.getByRole('progressbar', { name: 'Clôturé' })).toHaveAttribute('aria-valuenow', /^\d+$/);
  await page
    .getByRole('button', { name: /^Détails du projet/ })
    .first()
    .click();
  await expect(page.getByText(/^\/projets\/detailsprojet\/\d+ ← \/projets$/)).toBeVisible();
});

test('DESIGN rule 8: a card cuts a description to 100, and shows it whole', async ({ mount, page, store }) => {
  for (const projet of store.projets) projet.description = `${'a'.repeat(100)}b`;
  await mount(<Playground.Component />);
  const cut = page.getByText(`${'a'.repeat(100)}…`, { exact: true });
  await expect(cut).toHaveCount(6);
  await cut.first().hover();
  await expect(page.getByRole('tooltip')).toHaveText(`${'a'.repeat(100)}b`);
});

test('PRODUCT O: where data is saved the smaller pictures come, until more is asked', async ({ mount, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const taille = /\?taille=(\w+)$/.exec(request.url())?.[1];
    if (taille) asked.push(taille);
  });
  await mount(<DataSaving.Component />);
  await expect(page.getByText('Économie de données\u00a0: images réduites.')).toBeVisible();
  const pictures = page.locator('article img');
  await expect(pictures.first()).toHaveAttribute('src', /taille=miniature$/);
  const count = await pictures.count();
  await page
    .getByRole('button', { name: /^Afficher l’image / })
    .first()
    .click();
  await expect(pictures.first()).toHaveAttribute('src', /taille=vignette$/);
  await expect.poll(() => asked.filter((taille) => taille === 'vignette').length).toBe(1);
  await page.getByRole('button', { name: 'Afficher les images' }).click();
  await expect(page.locator('article img[src$=vignette]')).toHaveCount(count);
});

test('spec § 2: the tabs ask for a status and return to page 1; New opens the form', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
  await page.getByRole('tab', { name: 'Terminés' }).click();
  await expect(page.locator(cards).first().getByText('Terminé', { exact: true })).toBeVisible();
  await expect(page.getByText('En cours', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Nouveau projet' }).click();
  await expect(page.getByText('/projets/create/newproject')).toBeVisible();
});

test('projects as a table lead to their details, and keep the tab', async ({ mount, page }) => {
  await mount(<AsTable.Component />);
  await page.getByRole('tab', { name: 'Terminés' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Terminé' }).first();
  await expect(row).toContainText(/\d\sFcfa/);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await row.getByRole('button', { name: /^Détails du projet/ }).click();
  await expect(page.getByText(/^\/projets\/detailsprojet\/\d+ ← \/projets/)).toBeVisible();
});

test('PRODUCT N: late projects alone, as the dashboard leads to them; the tab stays', async ({ mount, page }) => {
  await mount(<Late.Component />);
  const line = page.getByRole('region', { name: 'Filtres' });
  await expect(line.getByRole('listitem')).toHaveText(['Projets en retard']);
  const shown = page.locator(cards);
  await expect(shown.first()).toBeVisible();
  await expect(shown.filter({ hasText: 'En retard' })).toHaveCount(await shown.count());
  await expect(line).toContainText(/^Projets en retard\d+ résultat/);
  await page.getByRole('tab', { name: 'Terminés' }).click();
  await expect(page.getByText('Opps!! Aucun résultat trouvé.')).toBeVisible();
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(line.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Terminés' })).toHaveAttribute('aria-selected', 'true');
  await expect(shown.first()).toBeVisible();
});
