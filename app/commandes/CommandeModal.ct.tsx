import { commandes } from '@comptoir/contract/commandes';
import { mockApi } from '@comptoir/mocks/api';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { numeroOfCommande } from '@comptoir/mocks/imprimes.numeros';
import { asProfile, losingCall } from '@comptoir/mocks/states';
import { draftKept } from '../../playwright/draftKept';
import { save } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { Editing, FromClient, LongPast, Playground, Reopened, WithoutClientCreation } from './CommandeModal.stories';
import { frais, label, row, setAmount, total, type, typeTwo } from './testing/commandeForm';

test.use({ viewport: { width: 1280, height: 1400 } });

test('DESIGN rule 12: a line that was typed and not added is not lost by Save', async ({ mount, page, asked }) => {
  await mount(<Editing.Component />);
  await label(page).fill('Rallonge');
  await save(page).click();
  await expect(page.getByText('Ajoutez cet article à la commande, ou videz sa ligne.').first()).toBeVisible();
  expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('spec § 5 Order: an invalid submit has its toast and the summary', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await save(page).click();
  await expect(page.getByText('Verifier les champs obligatoires avec un *')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Client/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Articles : Ajoutez au moins un article.' })).toBeVisible();
});

test('spec § 2, § 3: the client is found by name; the order is sent', async ({ mount, page, store }) => {
  const saved: unknown[] = [];
  await mount(<Playground.Component onSaved={(commande) => saved.push(commande)} />);
  await page.getByRole('combobox', { name: 'Client' }).fill('rivage');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Hôtel Le Rivage d’Assinie');
  await typeTwo(page);
  await setAmount(page, frais(page), '5000');
  await page.getByRole('radio', { name: 'Pourcentage' }).check();
  await page.getByRole('spinbutton', { name: 'Pourcentage' }).fill('10');
  await expect(total(page)).toHaveText(/^140.000\sFcfa$/);
  const request = page.waitForRequest((one) => one.method() === 'POST');
  await save(page).click();
  const sent = await request;
  expect(sent.headers()['idempotency-key']).toMatch(/^.{16,128}$/);
  expect(sent.postDataJSON()).toMatchObject({
    commandeid: null,
    clientid: 7,
    datelivraison: null,
    quantite: 10,
    fraissup: 5_000,
    typereduction: 2,
    reduction: 10,
    montanttotal: 140_000,
    listdetailscommande: [
      { libelle: 'Table', qtecmd: 2, mnttotal: 90_000 },
      { libelle: 'Chaise', qtecmd: 8, mnttotal: 60_000 },
    ],
  });
  await expect.poll(() => saved.length).toBe(1);
  expect(store.commandes.at(-1)).toMatchObject({ clientid: 7, reduction: 10, fraissup: 5_000 });
  // ADR 0045: the message offers the order form.
  await page.getByRole('status').getByRole('button', { name: 'Imprimer' }).click();
  const { numero } = numeroOfCommande(store, store.commandes.at(-1)?.commandeid ?? 0);
  await expect(page.getByRole('dialog', { name: `Bon de commande ${numero}` })).toBeVisible();
});

test('spec § 2 Orders: a new client is registered from inside and taken', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await label(page).fill('Table');
  await page.getByRole('button', { name: 'Nouveau client' }).click();
  const form = page.getByRole('dialog').last();
  await form.getByLabel(/^Nom/).fill('Yao Akissi');
  await form.getByLabel(/^Téléphone/).fill('0701020304');
  await form.getByLabel(/^Adresse/).fill('Dabou');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Yao Akissi');
  await expect(label(page)).toHaveValue('Table');
  expect(store.clients.at(-1)).toMatchObject({ libelleclient: 'Yao Akissi', tel: '0701020304' });
});

test('spec § 2 Orders: opened from a client, the client is said and fixed', async ({ mount, page, store }) => {
  await mount(<FromClient.Component />);
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveCount(0);
  await expect(page.getByText('N’Dri Affoué Clémentine · 01 02 77 46 39')).toBeVisible();
  await type(page, 'Table', '1', '90000');
  await save(page).click();
  await expect.poll(() => store.commandes.at(-1)?.clientid).toBe(6);
});

test('PRODUCT 1.14: a delivery date before today is refused, but for its own', async ({ mount, page, store }) => {
  const edited = store.commandes.find(({ commandeid }) => commandeid === COMMANDE.PARTIEL);
  Object.assign(edited!, { datelivraison: '2026-01-05' });
  await mount(<LongPast.Component />);
  await page.getByRole('textbox', { name: 'Date de livraison' }).fill('2026-01-04');
  await save(page).click();
  await expect(page.getByRole('link', { name: /La date ne peut pas être avant aujourd’hui/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Date de livraison' }).fill('2026-01-05');
  await save(page).click();
  await expect.poll(() => edited?.version).toBe(2);
});

test('DESIGN rule 12: a draft with its lines, and the line being typed, comes back', async ({ mount, page }) => {
  await mount(<Reopened.Component />);
  await page.getByRole('combobox', { name: 'Client' }).fill('rivage');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await typeTwo(page);
  await label(page).fill('Banc');
  await draftKept(page, 'Banc');
  await page.evaluate(() => window.dispatchEvent(new Event('reopen')));
  await expect(page.getByText('Votre saisie précédente a été reprise.')).toBeVisible();
  await expect(row(page, 'Chaise')).toBeVisible();
  await expect(label(page)).toHaveValue('Banc');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Hôtel Le Rivage d’Assinie');
  await expect(total(page)).toHaveText(/^150.000\sFcfa$/);
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('CONTRACT "Types": what was typed stays, the rest is taken over on demand', async ({ mount, page, store }) => {
    const edited = store.commandes.find(({ commandeid }) => commandeid === COMMANDE.PARTIEL);
    Object.assign(edited!, { fraissup: 2_000, version: 2 });
    await mount(<Editing.Component />);
    await page.getByRole('textbox', { name: 'Date de livraison' }).fill('2099-12-24');
    await save(page).click();
    await page.getByRole('button', { name: 'Recharger l’élément' }).click();
    await expect(frais(page)).toHaveValue(/^2.000$/);
    await expect(row(page, 'Multiprise')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Date de livraison' })).toHaveValue('24/12/2099');
    await save(page).click();
    await expect.poll(() => edited).toMatchObject({ fraissup: 2_000, datelivraison: '2099-12-24', version: 3 });
  });

  test('PRODUCT D: an order without an answer is taken once, and waits', async ({ mount, page, router, store }) => {
    const before = store.commandes.length;
    const told: string[] = [];
    await router.use(losingCall(commandes.create, mockApi(store)));
    await mount(<FromClient.Component onClose={() => told.push('closed')} onAcompte={() => told.push('payment')} />);
    await type(page, 'Table', '1', '90000');
    await setAmount(page, page.getByLabel('Acompte reçu'), '20000');
    await save(page).click();
    await expect(page.getByText(/attend sur cet appareil/)).toBeVisible();
    await expect(page.getByText(/L’acompte de 20.000\sFcfa n’est pas encaissé/)).toBeVisible();
    await expect.poll(() => told).toEqual(['closed']);
    expect(store.commandes).toHaveLength(before + 1);
  });
});

test('CONTRACT "Permissions": without clients.creer nobody is registered here', async ({ mount, page, store }) => {
  Object.assign(store, asProfile('lecteur'));
  await mount(<WithoutClientCreation.Component />);
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nouveau client' })).toHaveCount(0);
});
