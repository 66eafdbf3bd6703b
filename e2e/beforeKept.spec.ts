import { atHand } from './device';
import { expect, test } from './test';

test.describe('the line drops before the program is on this device (PRODUCT O)', () => {
  test.use({ serviceWorkers: 'block' });

  test('a session that ends while an expense waits loses nothing: it is sent when the same person is back', async ({
    page,
    context,
    counter,
    t,
  }) => {
    await counter.api.addType('Type d’une fin de session');
    await counter.prepareDepense('Achat d’une fin de session', 'Type d’une fin de session', 12_500);
    await atHand(page);
    await counter.saveWithoutLine();
    // A person who wants to sign out meanwhile is warned.
    await page.getByRole('button', { name: /Administrateur/ }).click();
    await page.getByRole('menuitem', { name: t('shell.deconnexion') }).click();
    await expect(page.getByRole('alertdialog')).toContainText('1 saisie attend encore le réseau');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('general.non') })
      .click();
    await context.clearCookies();
    await context.setOffline(false);
    await expect(page).toHaveURL(/auth\/login/);
    await counter.signIn();
    await expect(page.getByText(/Achat d’une fin de session.*est enregistré/)).toBeVisible();
    await counter.open('/depenses');
    await expect(page.getByText('Achat d’une fin de session', { exact: true })).toHaveCount(1);
  });

  test('a screen that did not come says what is so: the line is away, then it was lost; never a new version', async ({
    page,
    context,
    counter,
    t,
  }) => {
    const screen = '**/assets/ClientsScreen-*.js';
    await page.route(screen, (route) => route.abort('connectionreset'));
    await counter.open('/depenses');
    await context.setOffline(true);
    await page.getByRole('link', { name: t('menu.clients'), exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(t('ligne.attendue'))).toBeVisible();
    await expect(page.getByText(/nouvelle version/i)).toHaveCount(0);

    await context.setOffline(false);
    await expect(main.getByRole('heading', { name: t('erreur.partie') })).toBeVisible();
    await expect(page.getByText(/nouvelle version/i)).toHaveCount(0);

    await page.unroute(screen);
    await main.getByRole('button', { name: t('erreur.recharger') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('menu.clients'));
    await expect(main.getByRole('button', { name: t('client.nouveau') }).first()).toBeVisible();
  });

  test('a form that did not come holds its place, and opens by itself when the line is back', async ({
    page,
    context,
    counter,
    t,
  }) => {
    const form = '**/assets/DepenseModal-*.js';
    await page.route(form, (route) => route.abort('connectionreset'));
    await counter.open('/depenses');
    await context.setOffline(true);
    await counter.button('depense.nouvelle').click();
    await expect(counter.dialog.getByText(t('ligne.attendue'))).toBeVisible();
    // The waiting dialog can be closed meanwhile, and opened again.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await counter.button('depense.nouvelle').click();
    await expect(counter.dialog.getByText(t('ligne.attendue'))).toBeVisible();

    await page.unroute(form);
    await context.setOffline(false);
    await expect(counter.field('depense.libelle')).toBeVisible();
    await expect(counter.dialog.getByText(t('ligne.attendue'))).toHaveCount(0);
  });
});
