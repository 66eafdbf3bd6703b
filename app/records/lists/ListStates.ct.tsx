import { activites } from '@comptoir/contract/activites';
import { creances } from '@comptoir/contract/clients';
import { corbeille } from '@comptoir/contract/corbeille';
import { fichiers } from '@comptoir/contract/fichiers';
import { etapeprojets } from '@comptoir/contract/projets';
import { mockApi } from '@comptoir/mocks/api';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { emptyOrganisation, failingCall } from '@comptoir/mocks/states';
import {
  Playground as Activites,
  NothingFound as ActivitesIntrouvables,
  Empty as AucuneActivite,
} from '../../activites/ActivitesScreen.stories';
import { Empty as AucuneAvance, NothingFound as AvancesIntrouvables } from '../../avances/AvancesScreen.stories';
import { NothingFound as CaissesIntrouvables } from '../../caisses/CaissesScreen.stories';
import { NothingLeft as MouvementsIntrouvables } from '../../caisses/mouvements/MouvementsScreen.stories';
import {
  Empty as AucuneCommande,
  NothingFound as CommandesIntrouvables,
} from '../../commandes/CommandesScreen.stories';
import { Playground as Corbeille, Empty as RienSupprime } from '../../corbeille/CorbeilleScreen.stories';
import {
  Playground as Creances,
  NothingFound as CreancesIntrouvables,
  Empty as PersonneNeDoit,
} from '../../creances/CreancesScreen.stories';
import { NothingLeft as DepensesIntrouvables } from '../../depenses/DepensesScreen.stories';
import { Playground as Medias } from '../../medias/MediaSection.stories';
import { Playground as Projet } from '../../projets/ProjetDetailsScreen.stories';
import { expect, test } from '../../stories/mockedTest';

test.use({ viewport: { width: 1280, height: 900 } });

/** Lists that find nothing, what they say was asked, and how many rows the way back shows. */
const INTROUVABLES = [
  ['registers', <CaissesIntrouvables.Component key="caisses" />, /«\s.+\s»/, 5],
  ['orders', <CommandesIntrouvables.Component key="commandes" />, /«\szzz, Livraison\s: Livrée\s»/, 6],
  [
    'expenses',
    <DepensesIntrouvables.Component key="depenses" />,
    /«\sbail, Période\s: 1er – 31 janvier 2020, Type\s: .*, Statut\s: Soldé\s»/,
    5,
  ],
  [
    'movements',
    <MouvementsIntrouvables.Component key="mouvements" />,
    /«\sPériode\s: 1er – 31 janvier 2020, Sens\s: Entrée, Caisse\s: .*\s»/,
    5,
  ],
  ['advances', <AvancesIntrouvables.Component key="avances" />, /«\sÉtat\s: Refusée\s»/, 4],
  ['who owes', <CreancesIntrouvables.Component key="creances" />, /«\szzz\s»/, 8],
  ['the log', <ActivitesIntrouvables.Component key="activites" />, /«\szzz, .*\s: Caisse\s»/, 10],
] as const;

for (const [what, story, asked, count] of INTROUVABLES)
  test(`DESIGN rule 2: ${what}: nothing found says what was asked, and back`, async ({ mount, page, store }) => {
    if (what === 'advances') Object.assign(store, avecAvances(Date.now()));
    await mount(story);
    await expect(page.getByText('Opps!! Aucun résultat trouvé.')).toBeVisible();
    await expect(page.getByText(asked)).toBeVisible();
    await page.getByText('Effacer la recherche', { exact: true }).click();
    await expect(page.locator('tbody tr')).toHaveCount(count);
  });

test.describe('before anything is recorded', () => {
  test.use({ overrides: [{ ...emptyOrganisation(), corbeille: [] }] });

  /** Empty lists, what they say, and the button that begins, if there is one, with the dialog that it opens. */
  const EMPTY = [
    ['orders', <AucuneCommande.Component key="commandes" />, /ommande/, 'Nouvelle commande', 'Création d’une commande'],
    [
      'advances',
      <AucuneAvance.Component key="avances" />,
      /^Demandez une avance/,
      'Demander une avance',
      'Demander une avance',
    ],
    ['the log', <AucuneActivite.Component key="activites" />, /Chaque connexion, chaque changement/, '', ''],
    ['the trash', <RienSupprime.Component key="corbeille" />, /sauf les règlements et les mouvements/, '', ''],
    ['who owes', <PersonneNeDoit.Component key="creances" />, /toutes les commandes sont soldées/, '', ''],
  ] as const;

  for (const [what, story, said, begin, opens] of EMPTY)
    test(`DESIGN rule 2: ${what}: nothing yet says what to do, or what will be there`, async ({ mount, page }) => {
      await mount(story);
      await expect(page.getByText('Opps! Aucune donnée')).toBeVisible();
      await expect(page.getByText(said).last()).toBeVisible();
      await expect(page.getByRole('group', { name: 'Selon l’âge des commandes' })).toHaveCount(0);
      if (begin === '') return;
      // One in the toolbar, one under the words.
      await expect(page.getByRole('button', { name: begin })).toHaveCount(2);
      await page.getByRole('button', { name: begin }).last().click();
      await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
    });
});

test.describe('a read that fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  const FAILING = [
    ['the log', <Activites.Component key="activites" />, activites.list],
    ['the trash', <Corbeille.Component key="corbeille" />, corbeille.list],
    ['who owes', <Creances.Component key="creances" />, creances.list],
    ['media', <Medias.Component key="medias" />, fichiers.list],
    ['steps', <Projet.Component key="projet" />, etapeprojets.list],
  ] as const;

  for (const [what, story, call] of FAILING)
    test(`DESIGN rule 2: ${what}: a failed load is not an empty one`, async ({ mount, page, router, store }) => {
      await router.use(failingCall(call, 'base.indisponible'));
      await mount(story);
      await expect(page.getByText('La liste n’a pas pu être chargée')).toBeVisible();
      await expect(page.getByText('Opps! Aucune donnée')).toHaveCount(0);
      await router.use(...mockApi(store));
      await page.getByRole('button', { name: 'Réessayer' }).first().click();
      await expect(page.getByText('La liste n’a pas pu être chargée')).toHaveCount(0);
    });
});
