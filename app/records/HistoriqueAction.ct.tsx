import type { Locator, Page } from '@playwright/test';
import { Playground as Caisses } from '../caisses/CaissesScreen.stories';
import { Playground as Mouvements } from '../caisses/mouvements/MouvementsModal.stories';
import { Playground as Clients } from '../clients/ClientsScreen.stories';
import { Playground as Commandes } from '../commandes/CommandesScreen.stories';
import { Playground as Depenses } from '../depenses/DepensesScreen.stories';
import { Playground as Profils } from '../profils/ProfilsScreen.stories';
import { Playground as Projet } from '../projets/ProjetDetailsScreen.stories';
import { Playground as Projets } from '../projets/ProjetsScreen.stories';
import { Playground as Reglements } from '../reglements/ReglementsModal.stories';
import { expect, test } from '../stories/mockedTest';
import { rowMenu } from '../stories/rowMenu';
import { Playground as Typedepenses } from '../typedepenses/TypedepensesScreen.stories';
import { Playground as Utilisateurs } from '../utilisateurs/UtilisateursScreen.stories';

const HISTORIQUE = /^Historique de «\s(.*)\s»$/;

/**
 * Opens and closes the history through the menu of a row; returns the record that was asked for and its name in the
 * dialog.
 */
const askedIn = async (page: Page, menu: Locator) => {
  await menu.click();
  return await askedBy(page, menu, page.getByRole('menuitem', { name: 'Historique', exact: true }));
};

/** Does the same through a button; the focus must return to `opener`. */
async function askedBy(page: Page, opener: Locator, pressed = opener) {
  await expect(pressed).toBeVisible();
  const request = page.waitForRequest((sent) => sent.url().includes('/api/activites/whithpagination'));
  await pressed.click();
  const query = new URL((await request).url()).searchParams;
  const dialog = page.getByRole('dialog', { name: HISTORIQUE });
  await expect(
    dialog.getByRole('columnheader', { name: 'Action', exact: true }).or(dialog.getByText(/Aucune activité/)),
  ).toBeVisible();
  const name = await dialog.getByRole('heading').first().innerText();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  return { objet: query.get('objet'), id: Number(query.get('objetid')), libelle: HISTORIQUE.exec(name)?.[1] ?? '' };
}

test.describe('PRODUCT G: a record opens its own history', () => {
  test('client', async ({ mount, page, store }) => {
    await mount(<Clients.Component />);
    const { libelle, ...asked } = await askedIn(page, rowMenu(page).nth(1));
    const client = store.clients.find(({ libelleclient }) => libelleclient === libelle);
    expect(asked).toEqual({ objet: 'client', id: client?.clientid });
  });

  test('order', async ({ mount, page }) => {
    await mount(<Commandes.Component />);
    const { libelle, ...asked } = await askedIn(page, rowMenu(page).nth(1));
    expect(asked).toEqual({ objet: 'commande', id: Number(/N°\s(\d+)/.exec(libelle)?.[1]) });
  });

  test('expense', async ({ mount, page, store }) => {
    await mount(<Depenses.Component />);
    const { libelle, ...asked } = await askedIn(page, rowMenu(page).first());
    const depense = store.depenses.find((row) => libelle.startsWith(`${row.libelle} · `));
    expect(asked).toEqual({ objet: 'depense', id: depense?.depenseid });
  });

  test('payment', async ({ mount, page, store }) => {
    await mount(<Reglements.Component />);
    const { objet, id } = await askedIn(page, rowMenu(page).first());
    expect(objet).toBe('reglement');
    expect(store.reglements.find(({ reglementid }) => reglementid === id)?.depenseid).toBe(14);
  });

  test('register', async ({ mount, page, store }) => {
    await mount(<Caisses.Component />);
    const { libelle, ...asked } = await askedIn(page, rowMenu(page).nth(1));
    const caisse = store.caisses.find((row) => row.libelle === libelle);
    expect(asked).toEqual({ objet: 'caisse', id: caisse?.caisseid });
  });

  test('movement: its own, that of its payment, or that of the register which it opened', async ({
    mount,
    page,
    store,
  }) => {
    await mount(<Mouvements.Component />);
    const rows = page.getByRole('dialog').locator('tbody tr');
    await expect(rowMenu(rows)).toHaveCount(5);
    for (const row of await rows.all()) {
      const { objet, id } = await askedIn(page, rowMenu(row));
      const mouvement = store.mouvements.find((one) =>
        objet === 'reglement' ? one.reglementid === id : one.mouvementcaisseid === id,
      );
      expect(mouvement?.caisseid).toBe(1);
      expect(objet).toBe(mouvement?.reglementid === null ? 'mouvementcaisse' : 'reglement');
    }
    await page
      .getByRole('button', { name: 'Dernière page' })
      .or(page.getByRole('textbox', { name: 'Page' }))
      .first()
      .fill('9');
    await page.keyboard.press('Enter');
    const opening = rows.filter({ hasText: 'Ouverture' });
    expect(await askedIn(page, rowMenu(opening))).toMatchObject({ objet: 'caisse', id: 1 });
  });

  test('expense type', async ({ mount, page, store }) => {
    await mount(<Typedepenses.Component />);
    const { libelle, ...asked } = await askedIn(page, rowMenu(page).nth(1));
    const type = store.typedepenses.find((row) => row.libelle === libelle);
    expect(asked).toEqual({ objet: 'typedepense', id: type?.typedepenseid });
  });

  test('project, in its list', async ({ mount, page, store }) => {
    await mount(<Projets.Component />);
    const { libelle, ...asked } = await askedIn(page, rowMenu(page).nth(1));
    const projet = store.projets.find((row) => row.libelle === libelle);
    expect(asked).toEqual({ objet: 'projet', id: projet?.projetid });
  });

  test('project and step, on its screen', async ({ mount, page, store }) => {
    await mount(<Projet.Component />);
    const ofProjet = await askedBy(page, page.getByRole('button', { name: HISTORIQUE }));
    expect(ofProjet.objet).toBe('projet');
    const ofEtape = await askedIn(page, rowMenu(page).first());
    const etape = store.etapeprojets.find((row) => row.libelle === ofEtape.libelle && row.projetid === ofProjet.id);
    expect(ofEtape).toMatchObject({ objet: 'etapeprojet', id: etape?.etapeprojetid });
  });

  test('user', async ({ mount, page, store }) => {
    await mount(<Utilisateurs.Component />);
    const { libelle, ...asked } = await askedIn(page, rowMenu(page).nth(1));
    const user = store.utilisateurs.find(({ nom, prenom }) => libelle.includes(nom) && libelle.includes(prenom));
    expect(asked).toEqual({ objet: 'utilisateur', id: user?.utilisateurid });
  });

  test('profile', async ({ mount, page, store }) => {
    await mount(<Profils.Component />);
    const { libelle, ...asked } = await askedIn(page, rowMenu(page).nth(1));
    const profil = store.profils.find((row) => row.libelle === libelle);
    expect(asked).toEqual({ objet: 'profil', id: profil?.profilid });
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  const expectNoSideways = async (page: Page) => {
    await expect(rowMenu(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  };

  test('DESIGN rule 6: the cards of clients, orders and users hold their actions', async ({ mount, page }) => {
    const screen = await mount(<Clients.Component />);
    await expectNoSideways(page);
    await screen.unmount();
    const orders = await mount(<Commandes.Component />);
    await expectNoSideways(page);
    await orders.unmount();
    await mount(<Utilisateurs.Component />);
    await expectNoSideways(page);
  });
});
