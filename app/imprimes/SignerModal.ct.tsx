import { reglements } from '@comptoir/contract/reglements';
import { mockApi } from '@comptoir/mocks/api';
import { numerosOf } from '@comptoir/mocks/imprimes.numeros';
import { losingCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Page } from '@playwright/test';
import { NothingPaidYet, Playground as Payments } from '../reglements/ReglementsModal.stories';
import { postsOf, save, saveAndClose } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { rowAction, rowMenu } from '../stories/rowMenu';
import { ASigner } from './ImprimeModal.stories';
import { OnALine, Playground } from './SignerModal.stories';

/** The payment whose document is signed. */
const PAYE = 17;
const NUMERO = 'BC-W1-2026-000003';
const POST = `POST /api/reglements/${PAYE}/decharge`;

const sheet = (page: Page) => page.getByRole('img', { name: /signé$/ });
const signatureOf = (store: Store) => numerosOf(store, PAYE).decharge;

/** Draws a stroke through the field and waits until the form has its picture. */
async function sign(page: Page) {
  const { x, y, width, height } = (await sheet(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 4, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + (3 * height) / 4, { steps: 10 });
  await page.mouse.move(x + (3 * width) / 4, y + height / 4, { steps: 10 });
  await page.mouse.up();
  await expect(sheet(page)).toHaveAccessibleName(/: signé$/);
}

test.describe('ADR 0048: the beneficiary signs', () => {
  test('they read the amount in words, and sign as a PNG', async ({ mount, page, store, asked }) => {
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    const form = page.getByRole('dialog', { name: `Décharge de ${NUMERO}` });
    await expect(form).toContainText(/Reçu la somme de soixante mille francs\sCFA \(60\s000\sFcfa\)/);
    await expect(form).toContainText(/Remis à Kouadio Adjoua · 07\s59\s11\s22\s33/);
    await expect(save(page)).toBeDisabled();
    await sign(page);
    await saveAndClose(page, () => closed);
    await expect(page.getByRole('status').filter({ hasText: `Décharge signée : ${NUMERO}` })).toBeVisible();
    expect(postsOf(asked)).toEqual([POST]);
    const [, documentid] = /fichiers\/(\d+)\/signature\.png$/.exec(signatureOf(store)) ?? [];
    const kept = store.fichiers.find((row) => row.documentid === Number(documentid));
    expect([...(kept?.bytes.slice(0, 4) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });
});

test.describe('ADR 0048: refused or unknown', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('signed on another phone meanwhile, the form says so and stays', async ({ mount, page, store }) => {
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await sign(page);
    for (const row of store.imprimes) if (row.objetid === PAYE) row.documentid = store.fichiers[0]?.documentid ?? null;
    const before = signatureOf(store);
    await save(page).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('a déjà signé cette pièce');
    expect([closed, signatureOf(store)]).toEqual([0, before]);
  });

  test('without a line nothing is sent, and the strokes stay', async ({ mount, page, context, store, asked }) => {
    let closed = 0;
    await mount(<OnALine.Component onClose={() => closed++} />);
    await sign(page);
    await context.setOffline(true);
    await save(page).click();
    await expect(page.getByText(/la signature n’est pas enregistrée/)).toBeVisible();
    await expect(sheet(page)).toHaveAccessibleName(/: signé$/);
    expect([closed, signatureOf(store), postsOf(asked)]).toEqual([0, '', []]);
    await context.setOffline(false);
    await saveAndClose(page, () => closed);
    expect(signatureOf(store)).not.toBe('');
  });

  test('after a lost answer the signature is sent again, and kept once', async ({ mount, page, router, store }) => {
    let closed = 0;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await router.use(losingCall(reglements.signer, mockApi(store)));
    await mount(<Playground.Component onClose={() => closed++} />);
    await sign(page);
    await saveAndClose(page, () => closed);
    await expect(page.getByRole('status').filter({ hasText: `Décharge de ${NUMERO}` })).toBeVisible();
    expect(signatureOf(store)).not.toBe('');
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });
});

test.describe('ADR 0048: where one signs', () => {
  test('a payment’s menu has it until it is signed; then the signature shows', async ({ mount, page, store }) => {
    await mount(<Payments.Component />);
    await rowAction(page, /60.000\sFcfa/, 'Faire signer');
    await sign(page);
    await save(page).click();
    const link = page.getByRole('link', { name: /^Signée : voir la signature de BC-/ });
    await expect(link).toHaveAttribute('href', /signature\.png$/);
    await expect(link).toHaveAttribute('href', signatureOf(store));
    await rowMenu(page, /60.000\sFcfa/).click();
    await expect(page.getByRole('menuitem', { name: 'Historique' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Faire signer' })).toHaveCount(0);
  });

  test('its dialog has it after the prints, until it is signed', async ({ mount, page, store }) => {
    await mount(<ASigner.Component />);
    await expect(page.getByRole('button', { name: 'Imprimer (A4)' })).toBeFocused();
    await page.getByRole('button', { name: 'Faire signer' }).click();
    await sign(page);
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Imprimer (A4)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Faire signer' })).toHaveCount(0);
    expect(signatureOf(store)).not.toBe('');
  });

  for (const [decharge, words] of [
    [1, 'Faire signer'],
    [0, 'Imprimer (A4)'],
  ] as const) {
    test(`décharge ${decharge}: « ${words} » comes first after a payment`, async ({ mount, page, store }) => {
      for (const row of store.caisses) row.decharge = decharge;
      await mount(<NothingPaidYet.Component />);
      await page.getByRole('button', { name: 'Nouveau règlement' }).click();
      await page.getByRole('combobox', { name: 'Caisse' }).selectOption('1');
      await page.locator('input[type=file]').setInputFiles(PROOF);
      await save(page).click();
      await page.getByRole('status').getByRole('button', { name: 'Imprimer' }).click();
      await expect(page.getByRole('button', { name: words })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Faire signer' })).toBeVisible();
    });
  }
});
