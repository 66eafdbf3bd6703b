import { projets } from '@comptoir/contract/projets';
import { mockApi } from '@comptoir/mocks/api';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import { confirm, expect, labelsOf, test } from '../stories/mockedTest';
import { menuWords, rowAction, rowMenu } from '../stories/rowMenu';
import {
  BudgetExceeded,
  BudgetWarning,
  Failed,
  Finished,
  Late,
  Loading,
  NewProject,
  NotFound,
  Playground,
  WithoutEtapes,
  WithoutExpenses,
} from './ProjetDetailsScreen.stories';

const COMPLET = 13;
const WALLS = /^Élévation des murs$/;

test('spec § 2: the summary says status and progress; PRODUCT I: budgets; five steps', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const summary = page.getByRole('region', { name: 'Résumé du projet' });
  await expect(page.getByRole('heading', { name: 'École primaire de Yopougon Niangon' })).toBeVisible();
  await expect(summary).toContainText('Aya Marie-Laure Kouassi');
  await expect(summary).toContainText('30 avril 2027');
  await expect(summary).toContainText('Six classes, bureau du directeur');
  await expect(page.getByRole('progressbar', { name: 'Clôturé' })).toHaveAttribute('aria-valuenow', '33');
  await expect(summary).toContainText(/4 sur 12, 33.%/);
  await expect(page.getByText('En retard')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Budget du projet/ })).toHaveAccessibleName(
    /16.%.*Prévu 24.500.000\sFcfa, Engagé 3.829.000\sFcfa, Payé 3.240.000\sFcfa, Reste 20.671.000\sFcfa/,
  );
  const walls = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: WALLS }) });
  await expect(walls.getByRole('img')).toHaveAccessibleName(/85.%.*Prévu 4.500.000\sFcfa/);
  await expect(walls).toContainText(/presque atteint/);
  const steps = page.getByRole('list', { name: 'Étapes' });
  await expect(steps.getByRole('heading')).toHaveCount(5);
  const whole = 'Agglos de 15 creux, poteaux raidisseurs tous les trois mètres, linteaux filants';
  await steps.getByRole('button', { name: whole }).click();
  await expect(page.getByRole('tooltip')).toHaveText(whole);
  await page.getByRole('textbox', { name: 'Page' }).first().fill('3');
  await page.getByRole('textbox', { name: 'Page' }).first().press('Enter');
  await expect(steps.getByRole('heading')).toHaveText(['Peinture', 'Réception et remise des clés']);
  await expect(steps).toContainText('Non prévu');
});

test('spec § 2: a project that loads says so (D27)', async ({ mount, page, router }) => {
  await router.use(slowCall(projets.byId, 'infinite'));
  await mount(<Loading.Component />);
  await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(0);
});

test('PRODUCT I: orange from 80 %, red above 100 %, and what remains is negative', async ({ mount, page }) => {
  const warned = await mount(<BudgetWarning.Component />);
  await expect(page.locator('[data-level=warning]').first()).toContainText(/82.%/);
  await warned.unmount();
  await mount(<BudgetExceeded.Component />);
  const exceeded = page.locator('[data-level=exceeded]').first();
  await expect(exceeded).toContainText(/108.%/);
  await expect(exceeded).toContainText(/−150.000\sFcfa/);
});

test('spec § 2: a project in progress whose deadline is over is late', async ({ mount, page }) => {
  await mount(<Late.Component />);
  await expect(page.getByText('En retard')).toBeVisible();
});

test('spec § 2: edit leads to the form, whose way back is this screen', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Modifier le projet École primaire de Yopougon Niangon' }).click();
  await expect(page.getByText('/projets/create/13')).toBeVisible();
});

test.describe('refused reads', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('DESIGN rule 2: an unknown project is said to be gone, and the list is offered', async ({ mount, page }) => {
    await mount(<NotFound.Component />);
    await expect(page.getByText('Ce projet n’existe pas ou a été supprimé')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  });

  test('DESIGN rule 2: a failed load offers to try again', async ({ mount, page, router, store }) => {
    await router.use(failingCall(projets.byId, 'auth.permission'));
    await mount(<Failed.Component />);
    await expect(page.getByText('Le projet n’a pas pu être chargé')).toBeVisible();
    await router.use(...mockApi(store));
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: /Yopougon Niangon/ })).toBeVisible();
  });
});

test('spec § 2: newproject loads nothing', async ({ mount, page, asked }) => {
  await mount(<NewProject.Component />);
  await expect(page.getByText('Ce projet n’est pas encore créé')).toBeVisible();
  expect(asked).toEqual([]);
});

test('spec § 4: a step’s actions name it; closing the last step finishes the project', async ({ mount, page }) => {
  await mount(<BudgetWarning.Component />);
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Murs' }) });
  await expect(step.getByRole('button')).toHaveCount(2);
  expect(await labelsOf(step.getByRole('button'))).toEqual(['Dépenses de l’étape Murs', 'Actions : Murs']);
  expect(await menuWords(step)).toEqual(['Clôturer', 'Historique', 'Modifier', 'Supprimer']);
  await rowAction(page, 'Murs', 'Clôturer');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Voulez-vous mener cette action ?');
  await expect(dialog).toContainText(/«.Murs.».*le projet sera terminé/);
  await expect(dialog.getByRole('button', { name: 'Non' })).toBeFocused();
  await confirm(page);
  await expect(page.getByText('Terminé', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Clôturé' })).toHaveAttribute('aria-valuenow', '100');
  await expect(rowMenu(page, 'Murs')).toBeFocused();
});

test('spec § 4: a step started again puts its finished project in progress', async ({ mount, page }) => {
  await mount(<Finished.Component />);
  await expect(page.getByText('Terminé', { exact: true })).toBeVisible();
  await rowAction(page, 'Portail', 'Reprendre');
  await expect(page.getByRole('alertdialog')).toContainText('et le projet aussi');
  await confirm(page);
  await expect(page.getByText('Terminé', { exact: true })).toHaveCount(0);
  await expect(page.getByText('En retard')).toBeVisible();
});

test('spec § 2: a first step is added to a project without any, and counts at once', async ({ mount, page, store }) => {
  await mount(<WithoutEtapes.Component />);
  await page.getByRole('button', { name: 'Nouvelle étape' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Libellé').fill('Études');
  await dialog.getByLabel('Description').fill('Programme et esquisse');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { name: 'Études' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Clôturé' })).toHaveAttribute('aria-valuenow', '0');
  expect(store.etapeprojets.at(-1)).toMatchObject({ projetid: 15, libelle: 'Études', montant: 0 });
});

test('spec § 2: a new step is the last one: its page is shown', async ({ mount, page, store }) => {
  const mine = store.etapeprojets.filter(({ projetid }) => projetid === COMPLET);
  for (const one of mine.slice(10)) store.etapeprojets.splice(store.etapeprojets.indexOf(one), 1);
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Nouvelle étape' }).click();
  await page.getByRole('dialog').getByLabel('Libellé').fill('Clôture du site');
  await page.getByRole('dialog').getByLabel('Description').fill('Grillage et portail');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('list', { name: 'Étapes' }).getByRole('heading')).toHaveText(['Clôture du site']);
});

test('spec § 4: a deleted step leaves the list, and the project’s progress follows', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await rowAction(page, 'Couverture', 'Supprimer');
  await expect(page.getByRole('alertdialog')).toContainText(/«.Couverture.» et ses médias/);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Couverture' })).toHaveCount(0);
  await expect(page.getByText(/4 sur 11, 36.%/)).toBeVisible();
});

test('PRODUCT I: an expense added on a step changes the budgets behind it', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Dépenses de l’étape Couverture' }).click();
  const dialog = page.getByRole('dialog', { name: /Couverture/ });
  await dialog.getByRole('button', { name: 'Nouvelle dépense' }).click();
  const form = page.getByRole('dialog', { name: 'Création d’une dépense' });
  await form.getByLabel('Type de dépenses').selectOption('Carburant');
  await form.getByLabel('Libellé').fill('Grue');
  await form.getByLabel('Montant').fill('1600000');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Grue')).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^Budget de l’étape/ })).toHaveAccessibleName(/Engagé 1.600.000\sFcfa/);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('img', { name: /^Budget du projet/ })).toHaveAccessibleName(/Engagé 5.429.000\sFcfa/);
  expect(asked).not.toContain('GET /api/projets/getgrojetsandsteps');
});

test.describe('without expenses', () => {
  const permissions = ['projets', 'projets.etapes'] as const;
  test.use({
    overrides: [[{ utilisateurs: utilisateurs().map((one) => ({ ...one, permissions })) }], { scope: 'test' }],
  });

  test('CONTRACT "Permissions": without `depenses` a step’s expenses do not open', async ({ mount, page }) => {
    await mount(<WithoutExpenses.Component />);
    await expect(page.getByRole('button', { name: /^Modifier\s:/ })).toHaveCount(5);
    await expect(page.getByRole('button', { name: /^Dépenses/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Modifier le projet/ })).toHaveCount(0);
  });
});
