import { calls } from '@comptoir/contract/calls';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { test } from './test';
import { watchViolations } from './violations';

test('the documentation of the API asks for nothing that the content policy forbids (ASVS 3.4.3)', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'post /auth/login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('a policy that is broken is told: the watch itself works', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/a.png';
    document.body.append(image);
  });
  await expect.poll(() => violations).toEqual([expect.stringContaining('img-src')]);
});

const MARKUP = '<img src=x onerror="window.__xss=1">"\'><script>window.__xss=1</script>{{7*7}}';

/** Writes records whose every text is markup, as the person who is signed in. */
async function writeMarkup(page: Page, origin: string): Promise<{ projetid: number }> {
  const headers = { origin };
  const urlOf = ({ path }: { path: string }) => `${origin}/api/${path}`;
  const dataOf = async (answer: APIResponse) => {
    expect(answer.status()).toBe(201);
    return (await answer.json()).data;
  };
  const post = async (call: { path: string }, data: object) =>
    dataOf(await page.request.post(urlOf(call), { headers, data }));
  const date = todayInAbidjan(Date.now());
  const text = { libelle: MARKUP, description: MARKUP };
  const { typedepenseid } = await post(calls.typedepenses.create, { libelle: MARKUP });
  await post(calls.caisses.create, { ...text, montant: 1000 });
  await post(calls.depenses.create, { ...text, typedepenseid, montant: 500, date });
  const step = { ...text, montant: 100 };
  const { projetid } = await post(calls.projets.create, { ...text, montant: 1000, datefin: date, listeetape: [step] });
  const fields = { libelleclient: MARKUP, typeclient: 'Particulier', adresse: MARKUP, tel: '0708091011' };
  const { clientid } = await dataOf(
    await page.request.post(urlOf(calls.clients.create), { headers, multipart: fields }),
  );
  const lines = [{ libelle: MARKUP, qtecmd: 1, mnttotal: 1000 }];
  const order = { clientid, quantite: 1, montanttotal: 1000, fraissup: 0, typereduction: 1, reduction: 0 };
  await post(calls.commandes.create, { ...order, listdetailscommande: lines });
  await post(calls.profils.create, { libelle: MARKUP, permissions: [] });
  await post(calls.modules.create, { libelle: MARKUP });
  return { projetid };
}

test('markup in every text is shown as text (ASVS 3.2.2)', async ({ page, counter, house }) => {
  const violations = await watchViolations(page);
  const { projetid } = await writeMarkup(page, house.origin);
  for (const path of ['/parametre/typedepense', '/caisses', '/depenses', '/projets', '/clients', '/commandes']) {
    await counter.open(path);
    await expect(page.getByText(MARKUP.slice(0, 20)).filter({ visible: true }).first()).toBeVisible();
  }
  const others = [`/projets/detailsprojet/${projetid}`, '/parametre/profil', '/parametre/module', '/activites'];
  for (const path of [...others, '/clients/creances', '/dashboard/default']) {
    await counter.open(path);
    await expect(page.locator('main')).toContainText('onerror');
  }
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  expect(violations).toEqual([]);
});
