import { PDF } from '@comptoir/conformance/piece';
import { depenses } from '@comptoir/contract/depenses';
import { mockApi } from '@comptoir/mocks/api';
import { failingCall, losingCall, slowCall } from '@comptoir/mocks/states';
import { confirm, expect, test } from '../../stories/mockedTest';
import { Empty, NotSent, Playground, Sending } from './DocumentsModal.stories';

const INVOICE = { name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF.bytes) };

test('spec § 3: images have thumbnails, PDFs open, each goes to the trash', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('img', { name: /Bon de livraison/ })).toHaveAttribute('src', /\?taille=vignette$/);
  const card = page.getByRole('article').filter({ hasText: 'Facture Ivoir' });
  await expect(card.getByRole('link', { name: /^Voir/ })).toHaveAttribute('href', /^\/api\/fichiers\/701\//);
  await card.getByRole('button', { name: /^Supprimer/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('La corbeille garde cette pièce');
  await confirm(page);
  await expect(card).toHaveCount(0);
  expect(store.documents.some(({ documentid }) => documentid === 701)).toBe(false);
  expect(store.corbeille.at(-1)).toMatchObject({ type: 'fichier', id: 701 });
});

test('spec § 3: several files are sent one after the other, and shown', async ({ mount, page, store }) => {
  await mount(<Empty.Component />);
  await expect(page.getByText('Cette dépense n’a pas encore de pièce justificative.')).toBeVisible();
  const names = ['facture.pdf', 'devis.pdf'];
  await page.locator('input[type=file]').setInputFiles(names.map((name) => ({ ...INVOICE, name })));
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(store.documents.filter(({ depenseid }) => depenseid === 18).map(({ name }) => name)).toEqual(names);
});

test('spec § 3: ten at most; those beyond are left aside, and named', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const files = Array.from({ length: 9 }, (_, nth) => ({ ...INVOICE, name: `page ${nth + 1}.pdf` }));
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText(/10 pièces au plus par dépense. Laissées de côté.: page 9\.pdf/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(9);
});

test.describe('a file that does not come through', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('is told, and sent again; what the server refuses is not', async ({ mount, page, router, store }) => {
    await router.use(failingCall(depenses.addDocument, 'base.indisponible'));
    await mount(<NotSent.Component />);
    const retry = page.getByRole('button', { name: /^Réessayer l’envoi de Facture n° 12\.pdf/ });
    await expect(retry).toBeVisible();
    await router.use(...mockApi(store));
    await retry.click();
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('is stopped when it is cancelled, and the next one leaves', async ({ mount, page, router, store }) => {
    await router.use(slowCall(depenses.addDocument, 'infinite'));
    await mount(<Sending.Component />);
    await page.getByRole('button', { name: 'Annuler l’envoi de Facture n° 12.pdf' }).click();
    await expect(page.getByText('Envoi annulé', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Annuler l’envoi de Facture n° 12, page 2.pdf' })).toBeVisible();
    expect(store.documents.filter(({ name }) => name.startsWith('Facture n° 12'))).toHaveLength(0);
  });

  test('PRODUCT D: a lost answer is asked for again, one document stays', async ({ mount, page, router, store }) => {
    await router.use(losingCall(depenses.addDocument, mockApi(store)));
    await mount(<NotSent.Component />);
    const retry = page.getByRole('button', { name: /^Réessayer l’envoi/ });
    await expect(retry).toBeVisible();
    await router.use(...mockApi(store));
    await retry.click();
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
    expect(store.documents.filter(({ name }) => name === 'Facture n° 12.pdf')).toHaveLength(1);
  });
});
