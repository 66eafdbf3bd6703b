import type { Page, Route } from '@playwright/test';
import { type Counter, PROOF } from './counter';
import { atHand } from './device';
import { expect, test } from './test';
import { amount } from './texts';

type Moment = 'before the request leaves' | 'after the server has saved';

/** Cuts the line once around a write to `path`. Returns the keys of all these writes, in the order of sending. */
async function cutOnce(page: Page, path: string, moment: Moment) {
  const keys: string[] = [];
  await page.route(path, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fallback();
    keys.push(request.headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.fallback();
    if (moment === 'after the server has saved') await route.fetch();
    return route.abort('connectionreset');
  });
  return keys;
}

/** Saves, calls `reached`, and kills the tab before an answer comes. Returns the key that was sent. */
async function killedWhileSaving(page: Page, counter: Counter, reached: (route: Route) => Promise<void>) {
  const sent = new Promise<Route>((resolve) => {
    void page.route('**/api/depenses', (route) =>
      route.request().method() === 'POST' ? resolve(route) : route.fallback(),
    );
  });
  await counter.save();
  const route = await sent;
  await reached(route);
  await page.close();
  return route.request().headers()['idempotency-key'];
}

/** Expects that the write was sent twice with one key. */
function onlyOnce([key, ...others]: string[]): void {
  expect(key).toMatch(/^.{16,}$/);
  expect(others).toEqual([key]);
}

test.describe('the line drops around a write: it is done once (PRODUCT O, RELIABILITY F26, F107)', () => {
  for (const moment of ['before the request leaves', 'after the server has saved'] as const) {
    test(`a payment with its proof, ${moment}`, async ({ page, counter, t }) => {
      const caisse = `Caisse coupée ${moment}`;
      const depense = `Achat coupé ${moment}`;

      await counter.prepareReglement({ type: `Type ${moment}`, caisse, solde: 200_000, depense, montant: 60_000 });
      const keys = await cutOnce(page, '**/api/reglements', moment);

      await counter.save();
      await counter.saved(t('reglement.creation'));
      await expect(page.getByText(/attend sur cet appareil/)).toBeVisible();
      await expect(page.getByText(/«\sRèglement · 60\s000\sFcfa\s» est enregistré/)).toBeVisible();
      onlyOnce(keys);

      await counter.open('/caisses');
      await counter.openMouvements(caisse, 140_000);
      const rows = counter.lines;
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(0)).toContainText(amount(60_000));
    });

    test(`a deletion, ${moment}`, async ({ page, counter, t }) => {
      const type = `Type supprimé ${moment}`;
      await counter.api.addType(type);
      await counter.open(`/parametre/typedepense?search=${encodeURIComponent(type)}`);
      const keys = await cutOnce(page, '**/api/typedepenses/*', moment);
      await counter.rowAction(type, 'liste.supprimer');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('general.oui') })
        .click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(page.getByText(/» est enregistré/)).toBeVisible();
      onlyOnce(keys);
      await expect(page.getByText(type, { exact: true })).toBeHidden();
    });
  }

  test('the tab is closed while a payment waits: it is sent when the application is opened again', async ({
    page,
    context,
    counter,
    t,
  }) => {
    await counter.prepareReglement({
      type: 'Type de l’onglet fermé',
      caisse: 'Caisse de l’onglet fermé',
      solde: 90_000,
      depense: 'Achat de l’onglet fermé',
      montant: 50_000,
    });
    await counter.saveWithoutLine();
    await counter.saved(t('reglement.creation'));
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/caisses');
    await expect(again.getByText(/«\sRèglement · 50\s000\sFcfa\s» est enregistré/)).toBeVisible();
    await expect(again.getByRole('button', { name: /saisie en attente/ })).toBeHidden();
    await expect(again.getByRole('button', { name: /40\s000\sFcfa.*Caisse de l’onglet fermé/ })).toBeVisible();
  });

  test('the tab is killed while an expense is on its way: the next opening sends it by itself', async ({
    page,
    context,
    counter,
  }) => {
    await counter.api.addType('Type de l’onglet tué');
    await counter.prepareDepense('Achat de l’onglet tué', 'Type de l’onglet tué', 11_000);
    const sent = await killedWhileSaving(page, counter, async () => undefined);
    const again = await context.newPage();
    const key = again.waitForRequest((request) => request.method() === 'POST' && /depenses$/.test(request.url()));
    await again.goto('/depenses');
    await expect(again.getByText(/«\sDépense · Achat de l’onglet tué.*» est enregistré/)).toBeVisible();
    expect((await key).headers()['idempotency-key']).toBe(sent);
    await expect(again.getByText('Achat de l’onglet tué', { exact: true })).toHaveCount(1);
  });

  test('the tab is killed once the server has saved: the tab beside it asks again, and there is one record', async ({
    page,
    context,
    counter,
  }) => {
    await counter.api.addType('Type de deux onglets');
    await counter.prepareDepense('Achat de deux onglets', 'Type de deux onglets', 12_000);
    const beside = await context.newPage();
    await beside.goto('/depenses');
    await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
    const asked: (string | undefined)[] = [];
    beside.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.headers()['idempotency-key']);
    });
    const sent = await killedWhileSaving(page, counter, async (route) => {
      await route.fetch();
      // While the first tab's form holds the write, no other tab sends it, even when its list shows the record already.
      await beside.reload();
      await expect(beside.getByText('Achat de deux onglets', { exact: true })).toBeVisible();
      await atHand(beside);
      await expect(beside.getByRole('button', { name: /saisie en attente/ })).toHaveCount(0);
      expect(asked).toEqual([]);
    });
    await expect(beside.getByText(/Achat de deux onglets.*» est enregistré/)).toBeVisible();
    expect(asked).toEqual([sent]);
    const { data } = await counter.api.read<object[]>('depenses/searchwhithpagination/deux%20onglets');
    expect(data).toHaveLength(1);
  });

  test('refused when the line is back, it is taken up again with all that was typed', async ({
    page,
    context,
    counter,
    t,
  }) => {
    const { caisseid } = await counter.prepareReglement({
      type: 'Type tardif',
      caisse: 'Caisse presque vide',
      solde: 30_000,
      depense: 'Achat tardif',
      montant: 30_000,
    });
    await counter.saveWithoutLine();
    // Meanwhile someone else takes money out of the register.
    const taken = { caisseid, montant: 20_000, type: 0, description: '' };
    await counter.api.write('post', 'caisses/mouvementcaisse', taken);
    await context.setOffline(false);

    await expect(page.getByText(/«\sRèglement · 30\s000\sFcfa\s» a été refusé/)).toBeVisible();
    await page.getByRole('button', { name: t('envoi.reprendre') }).click();
    await expect(counter.dialog.getByText(t('form.brouillonrepris'))).toBeVisible();
    await expect(counter.dialog.getByText(PROOF.name)).toBeVisible();
  });

  test('an edit that waited is refused when someone else was faster, and overwrites nothing (RELIABILITY F31)', async ({
    page,
    context,
    counter,
  }) => {
    const { depenseid, typedepenseid, date, version } = await counter.api.spend(
      'Achat disputé',
      'Type disputé',
      10_000,
    );
    await counter.open('/depenses');
    await counter.rowAction('Achat disputé', 'liste.modifier');
    await counter.field('depense.libelle').fill('Achat disputé, rectifié');
    await counter.saveWithoutLine();
    // Meanwhile someone else corrects the amount.
    const corrected = { libelle: 'Achat disputé', typedepenseid, montant: 15_000, description: '', date, version };
    await counter.api.write('put', `depenses/${depenseid}`, corrected);
    await context.setOffline(false);

    await expect(page.getByText(/Achat disputé, rectifié.*a été refusé/)).toBeVisible();
    await page.getByRole('button', { name: '1 saisie en attente' }).click();
    await page.getByRole('button', { name: /^Reprendre la saisie : / }).click();
    await expect(counter.field('depense.libelle')).toHaveValue('Achat disputé, rectifié');
    await expect(counter.field('depense.montant')).toHaveValue(/15\s?000/);
    await counter.save();
    await expect(page.getByRole('dialog')).toBeHidden();
    const { data: kept } = await counter.api.read<object[]>('depenses/searchwhithpagination/Achat%20disput%C3%A9');
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ libelle: 'Achat disputé, rectifié', montant: 15_000 });
  });
});

/** Returns how much of the screen moved without anybody touching it (CLS). */
const pushed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a layout shift, the observer is not called.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

/** DESIGN rule 12, PRODUCT 1.21: what was typed survives a reload and a closed tab; the first screen offers it. */
test('an expense being typed is there again after a reload, offered above its list and on arrival', async ({
  page,
  counter,
  t,
}) => {
  const line = page.getByRole('region', { name: t('brouillon.titre_one', { count: '1' }) });
  const resume = line.getByRole('button', { name: /Dépense · Peinture du portail · 45\s000\sFcfa/ }).first();
  await counter.open('/depenses');
  await counter.button('depense.nouvelle').click();
  await counter.field('depense.montant').fill('45000');
  await counter.field('depense.libelle').fill('Peinture du portail');
  await page.setViewportSize({ width: 360, height: 740 });
  // Reloads at once: a pause after the last key normally comes before the page stores what was typed.
  await page.reload();
  await expect(resume).toBeVisible();
  expect(await pushed(page), 'the line pushes nothing down that was drawn before').toBeLessThan(0.05);
  await counter.open('/dashboard/default');
  await resume.click();
  await expect(page).toHaveURL(/\/depenses/);
  await expect(counter.field('depense.libelle')).toHaveValue('Peinture du portail');
  await expect(counter.field('depense.montant')).toHaveValue(/45\s?000/);
  await expect(line).toBeHidden();
});
