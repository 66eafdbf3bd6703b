import { fichiers } from '@comptoir/contract/fichiers';
import { slowCall } from '@comptoir/mocks/states';
import { confirm, expect, test } from '../stories/mockedTest';
import { Files, Images, Loading, NoSteps, Playground, Videos } from './MediaSection.stories';

test('a step chosen before the view that was pressed is drawn takes nothing back', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const etape = page.getByLabel('Étape', { exact: true });
  await expect(etape.locator('option:checked')).toHaveText('Terrassement et fondations');
  const tab = await page.getByRole('tab', { name: 'Images' }).elementHandle();
  await etape.evaluate((select: HTMLSelectElement, images) => {
    (images as HTMLElement).click();
    select.value = [...select.options].find(({ text }) => text === 'Élévation des murs')?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, tab);
  await expect(page.getByRole('list', { name: 'Images de l’étape' }).getByText('Linteaux.png')).toBeVisible();
});

test('spec § 2: files that load say so (D27)', async ({ mount, page, router }) => {
  await router.use(slowCall(fichiers.list, 'infinite'));
  await mount(<Loading.Component />);
  // The steps are loaded; only the files are still loading.
  await expect(page.getByLabel('Étape', { exact: true }).locator('option:checked')).toHaveText(/^Terrassement/);
  await expect(page.getByRole('status').filter({ hasText: 'Chargement' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('spec § 2: among all, the icon tells the kind; ten a page; § 4: steps, views', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  const card = page.getByRole('article').filter({ hasText: 'Plateforme prête.png' });
  await expect(card).toHaveAttribute('data-kind', 'image');
  await expect(card).toContainText('Plateforme pr…');
  await expect(card).toContainText(/\d\sko/);
  await expect(page.getByRole('article').filter({ hasText: 'contrôle.webm' })).toHaveAttribute('data-kind', 'video');
  await expect(page.getByRole('article').filter({ hasText: 'contrôle.pdf' })).toHaveAttribute('data-kind', 'document');
  const etape = page.getByLabel('Étape', { exact: true });
  await expect(etape.locator('option:checked')).toHaveText('Terrassement et fondations');
  await etape.selectOption({ label: 'Élévation des murs' });
  await expect(page.getByText('Linteaux.png')).toBeVisible();
  await expect(page.getByText('Remblai.png')).toHaveCount(0);
  await etape.selectOption('');
  await expect(etape.locator('option:checked')).toHaveText('Terrassement et fondations');
  await expect(page.getByText('Remblai.png')).toBeVisible();
  const list = page.getByRole('list', { name: 'Médias de l’étape' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Images' }).click();
  await expect(page.getByRole('list', { name: 'Images de l’étape' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('tab', { name: 'Tous' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await page.getByLabel('Étape', { exact: true }).selectOption({ label: 'Élévation des murs' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(asked).toContain('GET /api/files/getfile');
});

test('spec § 2: among files, the icon tells the type; PDFs open, others download', async ({ mount, page }) => {
  await mount(<Files.Component />);
  const card = page.getByRole('article').filter({ hasText: 'Implantation.pdf' });
  await expect(card).toHaveAttribute('data-kind', 'pdf');
  await expect(card.getByRole('link', { name: 'Voir le fichier Implantation.pdf' })).toHaveAttribute(
    'target',
    '_blank',
  );
  const other = page.getByRole('link', { name: 'Télécharger le fichier Essais du béton.txt' });
  await expect(other).toHaveAttribute('download', 'Essais du béton.txt');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('spec § 2, DESIGN rule 13: an image opens the lightbox, and the focus returns', async ({ mount, page }) => {
  await mount(<Images.Component />);
  const trigger = page.getByRole('button', { name: 'Agrandir l’image Remblai.png' });
  await expect(trigger.locator('img')).toHaveAttribute('src', /\?taille=vignette$/);
  await trigger.click();
  const viewer = page.getByRole('dialog', { name: 'Visionneuse d’images' });
  await expect(viewer.getByText('3 sur 8')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('4 sur 8')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('spec § 2: a video plays, is downloaded, and its menu deletes it', async ({ mount, page, store }) => {
  await mount(<Videos.Component />);
  const card = page.getByRole('article').filter({ hasText: 'Coulage des semelles.webm' });
  const player = card.locator('video');
  await expect(player).toHaveCSS('width', '260px');
  await expect(player).toHaveCSS('height', '167px');
  await expect(card.getByRole('link', { name: /^Télécharger la vidéo/ })).toBeVisible();
  await card.getByRole('button', { name: 'Actions de la vidéo Coulage des semelles.webm' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('« Coulage des semelles.webm »');
  await confirm(page);
  await expect(card).toHaveCount(0);
  expect(store.medias.map(({ name }) => name)).not.toContain('Coulage des semelles.webm');
});

test('spec § 5, DESIGN rule 9: deletion asks; page 2 emptied shows page 1', async ({ mount, page, store }) => {
  const first = store.medias.find(({ name }) => name === 'Terrain nu.png');
  store.medias = store.medias.filter(({ etapeprojetid }) => etapeprojetid === first?.etapeprojetid).slice(0, 11);
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await page.getByRole('button', { name: 'Supprimer le fichier Terrain nu.png' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('« Terrain nu.png » sera retiré');
  await expect(dialog.getByRole('button', { name: 'Non' })).toBeFocused();
  await confirm(page);
  await expect(page.getByRole('list', { name: 'Médias de l’étape' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
});

test('spec § 2: without a step nothing loads, and a sentence says to add one', async ({ mount, page, asked }) => {
  await mount(<NoSteps.Component />);
  await expect(page.getByText('Ce projet n’a pas encore d’étape')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Téléverser' })).toHaveCount(0);
  expect(asked.filter((call) => call.includes('files/'))).toEqual([]);
});

test('spec § 8: a step without media says that there is no data, and of what', async ({ mount, page, store }) => {
  store.medias = [];
  await mount(<Images.Component />);
  await expect(page.getByText('Opps! Aucune donnée')).toBeVisible();
  await expect(page.getByText('Aucune image n’est encore rangée dans cette étape.')).toBeVisible();
});
