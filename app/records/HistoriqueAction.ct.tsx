import type { Store } from '@comptoir/mocks/store';
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

/** The screens that name a record in its history, the row that is asked, and its id by that name. */
const RECORDS = [
  [
    'client',
    <Clients.Component key="client" />,
    ({ clients }: Store, name: string) => clients.find(({ libelleclient }) => libelleclient === name)?.clientid,
  ],
  ['commande', <Commandes.Component key="commande" />, (_: Store, name: string) => Number(/N°\s(\d+)/.exec(name)?.[1])],
  [
    'depense',
    <Depenses.Component key="depense" />,
    ({ depenses }: Store, name: string) => depenses.find(({ libelle }) => name.startsWith(`${libelle} · `))?.depenseid,
  ],
  [
    'caisse',
    <Caisses.Component key="caisse" />,
    ({ caisses }: Store, name: string) => caisses.find(({ libelle }) => libelle === name)?.caisseid,
  ],
  [
    'typedepense',
    <Typedepenses.Component key="typedepense" />,
    ({ typedepenses }: Store, name: string) => typedepenses.find(({ libelle }) => libelle === name)?.typedepenseid,
  ],
  [
    'projet',
    <Projets.Component key="projet" />,
    ({ projets }: Store, name: string) => projets.find(({ libelle }) => libelle === name)?.projetid,
  ],
  [
    'utilisateur',
    <Utilisateurs.Component key="utilisateur" />,
    ({ utilisateurs }: Store, name: string) =>
      utilisateurs.find(({ nom, prenom }) => name.includes(nom) && name.includes(prenom))?.utilisateurid,
  ],
  [
    'profil',
    <Profils.Component key="profil" />,
    ({ profils }: Store, name: string) => profils.find(({ libelle }) => libelle === name)?.profilid,
  ],
] as const;

test.describe('PRODUCT G: a record opens its own history', () => {
  for (const [objet, story, idOf] of RECORDS)
    test(objet, async ({ mount, page, store }) => {
      await mount(story);
      const { libelle, ...asked } = await askedIn(page, rowMenu(page).nth(1));
      expect(asked).toEqual({ objet, id: idOf(store, libelle) });
    });

  test('payment', async ({ mount, page, store }) => {
    await mount(<Reglements.Component />);
    const { objet, id } = await askedIn(page, rowMenu(page).first());
    expect(objet).toBe('reglement');
    expect(store.reglements.find(({ reglementid }) => reglementid === id)?.depenseid).toBe(14);
  });
  test('movement: its own, its payment’s, or that of its register', async ({ mount, page, store }) => {
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
  test('project and step, on its screen', async ({ mount, page, store }) => {
    await mount(<Projet.Component />);
    const ofProjet = await askedBy(page, page.getByRole('button', { name: HISTORIQUE }));
    expect(ofProjet.objet).toBe('projet');
    const ofEtape = await askedIn(page, rowMenu(page).first());
    const etape = store.etapeprojets.find((row) => row.libelle === ofEtape.libelle && row.projetid === ofProjet.id);
    expect(ofEtape).toMatchObject({ objet: 'etapeprojet', id: etape?.etapeprojetid });
  });
});
