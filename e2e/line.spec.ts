import { expect, test } from '@playwright/test';
import { Counter } from './counter';
import { amount, textsOf } from './texts';

/** The line drops around a payment: whatever the person then does, it is recorded once (RELIABILITY F26, F107). */
for (const moment of ['before the request leaves', 'after the server has saved'] as const) {
  test(`the line drops ${moment}: exactly one payment`, async ({ page, locale }) => {
    const t = textsOf(locale);
    const counter = new Counter(page, t, false);
    const caisse = `Caisse coupée ${moment}`;
    const depense = `Achat coupé ${moment}`;

    await counter.signIn();
    await counter.addType(`Type ${moment}`);
    await counter.openCaisse(caisse, 200_000);
    await counter.spend(depense, `Type ${moment}`, 60_000);
    await counter.openReglements(depense);
    await counter.fillReglement(caisse, 60_000);

    let requests = 0;
    await page.route('**/api/reglements', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      requests += 1;
      if (requests > 1) return route.fallback();
      if (moment === 'after the server has saved') await route.fetch();
      return route.abort('connectionreset');
    });

    await counter.save();
    await expect(counter.dialog.getByText(t('general.resultatinconnu')).first()).toBeVisible();
    await expect(counter.field('reglement.montantremis')).toHaveValue(/60\s?000/);
    await counter.save();
    await counter.saved(t('reglement.creation'));
    expect(requests).toBe(2);

    await counter.open('/caisses');
    await page.getByRole('button', { name: new RegExp(`140\\s000\\sFcfa.*${caisse}`) }).click();
    const rows = counter.lines;
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(amount(60_000));
  });
}

/** DESIGN rule 12, PRODUCT 1.21: what was typed survives a reload. */
test('an expense being typed is there again after a reload', async ({ page, locale }) => {
  const t = textsOf(locale);
  const counter = new Counter(page, t, false);
  await counter.signIn();
  await counter.open('/depenses');
  await counter.button('depense.nouvelle').click();
  await counter.field('depense.libelle').fill('Peinture du portail');
  await counter.field('depense.montant').fill('45000');
  await page.waitForTimeout(1000);
  await page.reload();
  await counter.button('depense.nouvelle').click();
  await expect(counter.field('depense.libelle')).toHaveValue('Peinture du portail');
  await expect(counter.field('depense.montant')).toHaveValue(/45\s?000/);
});
