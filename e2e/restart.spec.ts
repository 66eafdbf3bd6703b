import { expect, test } from './test';
import { amount } from './texts';

test.use({ house: ({ deployment }, use) => use(deployment), serviceWorkers: 'allow' });

test('the server dies between a payment and its answer: it is paid once (RELIABILITY F01, F108)', async ({
  page,
  counter,
  deployment,
  t,
}) => {
  await counter.prepareReglement({
    type: 'Type du courant',
    caisse: 'Caisse du courant',
    solde: 200_000,
    depense: 'Achat du courant',
    montant: 60_000,
  });
  const keys: string[] = [];
  await page.route('**/api/reglements', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    keys.push(request.headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.fallback();
    expect((await route.fetch()).status()).toBe(201);
    await deployment.cut();
    return route.abort('connectionreset');
  });
  await counter.save();
  await expect(page.getByRole('button', { name: '1 saisie en attente' })).toBeVisible();

  // A form opened meanwhile is saved when the server is there again.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('depense.nouvelle') }).click();
  await counter.field('depense.libelle').fill('Achat sans serveur');
  await counter.field('depense.montant').fill('5000');
  await counter.field('depense.typedepense').selectOption({ label: 'Type du courant' });
  await counter.save();
  await expect(page.getByRole('button', { name: '2 saisies en attente' })).toBeVisible();

  await deployment.run();
  await expect(page.getByRole('button', { name: /en attente/ })).toBeHidden();
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^.{16,}$/);
  await counter.open('/depenses');
  await expect(page.getByText('Achat sans serveur', { exact: true })).toHaveCount(1);
  await counter.open('/caisses');
  await counter.openMouvements('Caisse du courant', 140_000);
  await expect(counter.lines).toHaveCount(2);
  await expect(counter.lines.nth(0)).toContainText(amount(60_000));
});
