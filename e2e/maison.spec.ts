import type { Profil } from '@comptoir/contract/profils';
import { TYPES_DE_DEPART } from '@comptoir/domain/maison';
import type { Browser, Page } from '@playwright/test';
import { Administrator, enter, FIRST_PASSWORD, OWN_PASSWORD } from './administrator';
import { expectNothingFound } from './axe';
import { House } from './house';
import { expect, test } from './test';
import { shownAmount, type T } from './texts';

const CAISSIER = { prenom: 'Salimata', nom: 'Ouattara', username: 'salimata' };
const VENDEUR = { prenom: 'Jean-Marc', nom: 'Ahoussou', username: 'jeanmarc' };
const STAGIAIRE = { prenom: 'Fatou', nom: 'Diarra', username: 'fatou' };
const OTHERS = [
  { prenom: 'Serge', nom: 'Kouamé', username: 'serge' },
  { prenom: 'Mariam', nom: 'Bamba', username: 'mariam' },
];

/** Opens a page in another person's browser. */
async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' });
  return context.newPage();
}

/** Expects that each figure of the dashboard is the sum of the list behind it (PRODUCT N). */
async function expectFiguresAreSums(page: Page, t: T): Promise<void> {
  for (const key of ['dashboard.depenses', 'dashboard.entrees', 'dashboard.sorties', 'dashboard.solde']) {
    await page.goto('/dashboard/default?periode=mois');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: t(key), exact: true }) });
    await expect(card).toContainText('Fcfa');
    const figure = Number(((await card.innerText()).match(/[\d\s]+(?=Fcfa)/)?.[0] ?? '').replace(/\D/g, ''));
    await card.getByRole('link').click();
    await expect(page).not.toHaveURL(/dashboard/);
    const said = new RegExp(`(Total|Entrées|Sorties|Solde)\\s:\\s${shownAmount(figure)}`);
    await expect(page.getByText(said).first()).toBeVisible();
  }
}

/** Expects that a browser can install the app, under the organisation's name and with its icons (ADR 0019). */
async function expectInstalledAs(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect([manifest.name, manifest.icons[0].src]).toEqual([name, expect.stringContaining('/organisation/logo/')]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Each test runs in a private window, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
}

// A new server, on which nobody has worked.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from its first argument what a fixture needs
  house: async ({}, use) => {
    const house = new House();
    await house.start();
    await use(house);
    await house.stop();
  },
});

/** From the first day until everybody has an account and the log tells what was done (spec § 2, § 6, PRODUCT G). */
test('a new administrator names the organisation, lets people in, and sees all of it in the log', async ({
  page,
  browser,
  baseURL,
  counter,
  t,
}) => {
  const admin = new Administrator(counter);
  await counter.open('/dashboard/default');

  await test.step('the dashboard tells the first steps; the organisation gets its name and logo', async () => {
    const first = page.getByRole('list', { name: t('premierspas.titre') });
    await expect(first.getByRole('listitem').filter({ hasText: t('premierspas.organisation') })).toContainText(
      'À faire',
    );
    await first.getByRole('link', { name: t('premierspas.organisation') }).click();
    await admin.nameOrganisation('Groupe Konan & Fils');
    await expect(page.getByTitle('Groupe Konan & Fils')).toBeVisible();
    await expectNothingFound(page, 'the organisation');
    const door = await elsewhere(browser, baseURL);
    await door.goto('/auth/login');
    const banner = door.getByRole('banner');
    await expect(banner).toContainText('Groupe Konan & Fils');
    await expect.poll(() => banner.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(2);
    await expectNothingFound(door, 'the sign-in page of an organisation');
    await expectInstalledAs(door, 'Groupe Konan & Fils');
    await door.context().close();
    const nobody = { prenom: 'Administrateur', nom: 'Principal', username: 'admin' };
    await admin.edit(nobody, (dialog) =>
      dialog.getByRole('textbox', { name: t('utilisateur.nom'), exact: true }).fill('Konan'),
    );
  });

  await test.step('it was born with usual types and profiles, which it changes or removes (D80)', async () => {
    const { api } = counter;
    const labels = async (path: string) => (await api.read<{ libelle: string }[]>(path)).data.map((one) => one.libelle);
    expect(await labels('typedepenses/withoutpagination')).toHaveLength(TYPES_DE_DEPART.length);
    expect(await labels('profils/withoutpagination')).toEqual(['Administrateur', 'Caisse', 'Chantier', 'Vente']);
    await counter.open('/parametre/profil');
    await counter.rowAction('Chantier', 'liste.supprimer');
    await counter.confirm();
    await expect.poll(() => labels('profils/withoutpagination')).toEqual(['Administrateur', 'Caisse', 'Vente']);
  });

  await test.step('two profiles of its own and five users', async () => {
    const [tableau, caisses, depenses] = ['menu.tableaudebord', 'menu.caisses', 'menu.depenses'].map((key) => t(key));
    await admin.addProfil('Caissière', [tableau ?? '', caisses ?? '', depenses ?? '']);
    const { api } = counter;
    const lecture = { libelle: 'Lecture', permissions: ['tableau de bord', 'projets'] };
    const { profilid } = await api.write<Profil>('post', 'profils', lecture);
    await admin.addUtilisateur(CAISSIER, 'Caissière');
    await admin.addUtilisateur(VENDEUR, 'Vente');
    await admin.addUtilisateur(STAGIAIRE, 'Lecture');
    for (const person of OTHERS) {
      const form = { ...person, profilid, password: FIRST_PASSWORD };
      const headers = { origin: new URL(page.url()).origin };
      expect((await page.request.post('/api/utilisateurs', { multipart: form, headers })).status()).toBe(201);
    }
    await api.openCaisse('Caisse du siège', 75_000);
    await api.spend('Taxi pour la banque', 'Transport', 4_500);
  });

  await test.step('one is locked while working: out at the next click', async () => {
    const post = await elsewhere(browser, baseURL);
    await enter(post, t, CAISSIER);
    await post
      .getByRole('link', { name: t('menu.depenses') })
      .first()
      .click();
    await expect(post.getByRole('heading', { level: 1 })).toHaveText(t('menu.depenses'));
    await admin.lock(CAISSIER);
    await post
      .getByRole('link', { name: t('menu.caisses') })
      .first()
      .click();
    await expect(post).toHaveURL(/auth\/login/);
    await expect(post.getByText(t('auth.sessionterminee'))).toBeVisible();
    await post.getByLabel(t('auth.identifiant')).fill(CAISSIER.username);
    await post.getByLabel(new RegExp(`^${t('auth.motdepasse')}`)).fill(OWN_PASSWORD);
    await post.getByRole('button', { name: t('auth.seconnecter') }).click();
    await expect(post.getByRole('alert')).toBeVisible();
    await expect(post).toHaveURL(/auth\/login/);
    await post.context().close();
  });

  await test.step('one is promoted while working: the new permission is there at the next click', async () => {
    const post = await elsewhere(browser, baseURL);
    await enter(post, t, VENDEUR);
    const caisses = post.getByRole('link', { name: t('menu.caisses'), exact: true });
    await expect(caisses).toHaveCount(0);
    await admin.edit(VENDEUR, (dialog) =>
      dialog.getByLabel(t('utilisateur.profil')).selectOption({ label: 'Administrateur' }),
    );
    await post
      .getByRole('link', { name: t('menu.clients') })
      .first()
      .click();
    await caisses.first().click();
    await expect(post.getByText('Caisse du siège').first()).toBeVisible();
    await expect(post.getByRole('button', { name: t('caisse.nouvelle') }).first()).toBeVisible();
    await post.context().close();
  });

  await test.step('one is expired: nobody enters with yesterday’s access', async () => {
    const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);
    await admin.edit(STAGIAIRE, (dialog) =>
      dialog.getByRole('textbox', { name: t('utilisateur.dateexpiration') }).fill(yesterday),
    );
    await admin.find(STAGIAIRE);
    await expect(page.getByText(t('utilisateur.expire')).first()).toBeVisible();
    const post = await elsewhere(browser, baseURL);
    await post.goto('/auth/login');
    await post.getByLabel(t('auth.identifiant')).fill(STAGIAIRE.username);
    await post.getByLabel(new RegExp(`^${t('auth.motdepasse')}`)).fill(FIRST_PASSWORD);
    await post.getByRole('button', { name: t('auth.seconnecter') }).click();
    await expect(post.getByRole('alert')).toBeVisible();
    await expect(post).toHaveURL(/auth\/login/);
    await post.context().close();
  });

  await test.step('the log shows each of it, and is sound', async () => {
    await counter.open('/activites');
    const search = page.getByRole('searchbox', { name: t('activite.rechercher') });
    const lines = page.getByRole('row').filter({ has: page.getByRole('cell') });
    for (const [term, least] of [
      ['Groupe Konan', 1],
      ['Caissière', 1],
      [`${CAISSIER.prenom} ${CAISSIER.nom}`, 2],
      [`${VENDEUR.prenom} ${VENDEUR.nom}`, 2],
      [`${STAGIAIRE.prenom} ${STAGIAIRE.nom}`, 2],
    ] as const) {
      await search.fill(term);
      await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(term).replace(/%20/g, '(\\+|%20)')}`));
      await expect.poll(() => lines.filter({ hasText: term }).count()).toBeGreaterThanOrEqual(least);
    }
    await page.getByRole('button', { name: t('activite.verifier') }).click();
    await expect(counter.dialog.getByText(/Le journal est intact/)).toBeVisible();
    await expectNothingFound(page, 'the integrity of the log');
    await page.keyboard.press('Escape');
  });

  await test.step('the figures of the dashboard are the sums of their lists; the first steps are done', async () => {
    await counter.open('/depenses');
    await counter.openReglement('Taxi pour la banque');
    await counter.pay('Caisse du siège', 1_500);
    await expectFiguresAreSums(page, t);
    await counter.open('/dashboard/default');
    await expect(page.getByText(t('dashboard.attente'))).toBeVisible();
    await expect(page.getByRole('list', { name: t('premierspas.titre') })).toHaveCount(0);
    await expectNothingFound(page, 'the dashboard');
  });
});
