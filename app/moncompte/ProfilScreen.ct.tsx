import { pasOf, totpOf } from '@comptoir/conformance/totp';
import { securite } from '@comptoir/contract/securite';
import { SECRET } from '@comptoir/mocks/facteurs';
import { failingCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { confirm, expect, REFUSED, test } from '../stories/mockedTest';
import { FactorInPlace, Failed, FewCodesLeft, Playground } from './ProfilScreen.stories';

const PASSWORD = 'aya.kouassi au comptoir';
const facteurOf = (left: number) => ({
  utilisateurid: 1,
  secret: 'JBSWY3DPEHPK3PXP',
  confirme: true,
  dernierpas: 0,
  secours: Array.from({ length: left }, (_, rank) => `abcd-efgh-${rank}`),
});

async function change(page: Page, ancien: string, nouveau: string, confirmation = nouveau) {
  await page.getByLabel('Mot de passe actuel').fill(ancien);
  await page.getByLabel('Nouveau mot de passe', { exact: false }).first().fill(nouveau);
  await page.getByLabel('Répétez le nouveau mot de passe').fill(confirmation);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
}

test('spec § 3 User: shows who one is', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('heading', { level: 2, name: 'Aya Marie-Laure Kouassi' })).toBeVisible();
  await expect(page.getByText('Administrateur', { exact: true })).toBeVisible();
});

test.describe('change-my-password (spec § 2)', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('spec § 5: the two passwords must be identical, the present one right', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await change(page, PASSWORD, 'un comptoir ouvert', 'un comptoir fermé');
    await expect(page.getByLabel('Répétez le nouveau mot de passe')).toHaveAttribute('aria-invalid', 'true');
    expect(store.utilisateurs[0]?.password).toBe(PASSWORD);
    await change(page, 'pas le bon du tout', 'un comptoir ouvert');
    await expect(page.getByText('L’ancien mot de passe est incorrect.', { exact: true })).toBeVisible();
    await change(page, PASSWORD, 'un comptoir ouvert');
    await expect(page.getByText('Votre mot de passe est changé').first()).toBeVisible();
    await expect(page.getByLabel('Mot de passe actuel')).toHaveValue('');
    expect(store.utilisateurs[0]?.password).toBe('un comptoir ouvert');
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
  });
});

test.describe('second factor (PRODUCT Q)', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('is set by password and code; recovery codes are shown once', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button', { name: 'Activer le second facteur' }).click();
    const dialog = page.getByRole('dialog', { name: 'Activer le second facteur' });
    await expect(dialog.getByLabel('Mot de passe actuel')).toBeFocused();
    await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog.getByText('JBSW Y3DP', { exact: false })).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Code QR de la clé secrète' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Ouvrir dans l’application' })).toHaveAttribute(
      'href',
      /^otpauth:\/\/totp\//,
    );
    const code = dialog.getByLabel('Code de vérification');
    await expect(code).toBeFocused();
    await code.fill('000000');
    await code.press('Enter');
    await expect(dialog.getByText('Ce code n’est pas valable.')).toBeVisible();
    await code.fill(totpOf(SECRET, pasOf(Date.now())));
    await code.press('Enter');
    const codes = page.getByRole('dialog', { name: 'Codes de secours' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const file = await codes.getByRole('link', { name: 'Télécharger' }).getAttribute('href');
    for (const shown of await codes.getByRole('listitem').allInnerTexts()) expect(file).toContain(shown);
    await codes.getByRole('button', { name: 'J’ai gardé ces codes' }).click();
    await expect(page.getByText('En place', { exact: true })).toBeVisible();
    await expect(page.getByText('Il reste 10 codes de secours.')).toBeVisible();
    expect(store.facteurs.some(({ utilisateurid, confirme }) => utilisateurid === 1 && confirme)).toBe(true);
  });

  test('in place goes only by the password and a code', async ({ mount, page, store }) => {
    Object.assign(store, { facteurs: [facteurOf(8)] });
    await mount(<FactorInPlace.Component />);
    await page.getByRole('button', { name: 'Retirer le second facteur' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retirer le second facteur' });
    await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
    await dialog.getByLabel('Code de vérification').fill('nimporte');
    await dialog.getByRole('button', { name: 'Retirer le second facteur' }).click();
    await expect(dialog.getByText('Ce code n’est pas valable.')).toBeVisible();
    await dialog.getByLabel('Code de vérification').fill('abcd-efgh-0');
    await dialog.getByRole('button', { name: 'Retirer le second facteur' }).click();
    await expect(page.getByText('Non activé', { exact: true })).toBeVisible();
    expect(store.facteurs).toHaveLength(0);
  });

  test('few codes left says how to get new ones', async ({ mount, page, store }) => {
    Object.assign(store, { facteurs: [facteurOf(1)] });
    await mount(<FewCodesLeft.Component />);
    await expect(page.getByText('Il reste 1 code de secours.')).toBeVisible();
    await expect(page.getByText(/retirez le second facteur et activez-le de nouveau/)).toBeVisible();
  });
});

test('PRODUCT Q: another session is ended once confirmed, one’s own is not', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  const rows = page.getByRole('table', { name: 'Mes sessions' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await expect(rows.filter({ hasText: 'Cette session' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Cette session' }).getByRole('button')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Fermer la session/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('sera fermée tout de suite');
  await confirm(page);
  await expect(rows).toHaveCount(before - 1);
  expect(store.sessions.filter(({ utilisateurid }) => utilisateurid === 1)).toHaveLength(before - 1);
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('DESIGN rule 2: what cannot be loaded says so, the rest stands', async ({ mount, page, router }) => {
    await router.use(
      failingCall(securite.facteur, 'base.indisponible'),
      failingCall(securite.sessions, 'base.indisponible'),
    );
    await mount(<Failed.Component />);
    await expect(page.getByText('Le second facteur n’a pas pu être chargé')).toBeVisible();
    await expect(page.getByText('Vos sessions n’ont pas pu être chargées')).toBeVisible();
    await expect(page.getByLabel('Mot de passe actuel')).toBeVisible();
  });
});
