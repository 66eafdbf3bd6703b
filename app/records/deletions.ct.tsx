import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { PROFIL } from '@comptoir/mocks/profils.fixtures';
import type { Store } from '@comptoir/mocks/store';
import { Playground as Caisses } from '../caisses/CaissesScreen.stories';
import { Playground as Clients } from '../clients/ClientsScreen.stories';
import { Playground as Commandes } from '../commandes/CommandesScreen.stories';
import { Playground as Depenses } from '../depenses/DepensesScreen.stories';
import { Playground as Profils } from '../profils/ProfilsScreen.stories';
import { Playground as Projet } from '../projets/ProjetDetailsScreen.stories';
import { Playground as Projets } from '../projets/ProjetsScreen.stories';
import { expect, REFUSED, test } from '../stories/mockedTest';
import { rowAction, rowMenu } from '../stories/rowMenu';
import { Playground as Typedepenses } from '../typedepenses/TypedepensesScreen.stories';

test.use({ allowedErrors: [REFUSED], viewport: { width: 1280, height: 900 } });

const DIABATE = 'Établissements Diabaté et Fils';
const ofClient = ({ commandes }: Store) => commandes.filter(({ clientid }) => clientid === CLIENT.COMPLET).length;
const ofCaissier = ({ utilisateurs }: Store) =>
  utilisateurs.filter(({ profilid }) => profilid === PROFIL.caissier).length;
/** A project of the first page that has expenses, and how many. */
function spending({ projets, depenses }: Store) {
  const of = (id: number) => depenses.filter(({ projetid }) => projetid === id).length;
  const { projetid = 0, libelle = '' } = projets.slice(-6).find((row) => of(row.projetid) > 0) ?? {};
  return { projetid, libelle, count: of(projetid) };
}

/** What stays, its row, the refusal that says why, and the way to that: to an address, or into a dialog. */
const USED = [
  [
    'a register with movements',
    <Caisses.Component key="caisses" />,
    'Banque SGCI',
    'mouvements',
    '/caisses/mouvements?caisseid=6',
  ],
  [
    'a client with orders',
    <Clients.Component key="clients" />,
    DIABATE,
    (store: Store) => `Ce client a ${ofClient(store)} commandes`,
    new RegExp(DIABATE),
  ],
  [
    'an order with payments',
    <Commandes.Component key="commandes" />,
    `Commande N° ${COMMANDE.PARTIEL},`,
    '1 règlement :',
    /^Règlements/,
  ],
  ['an expense with payments', <Depenses.Component key="depenses" />, 'Tôles', '1 règlement :', /^Règlements/],
  [
    'a type in use',
    <Typedepenses.Component key="typedepenses" />,
    'Loyer',
    'Ce type sert à 5 dépenses',
    '/depenses?typedepenseid=6',
  ],
  [
    'a profile that users have',
    <Profils.Component key="profils" />,
    'Caissier',
    (store: Store) => `${ofCaissier(store)} utilisateurs`,
    `/user/users-cards?profilid=${PROFIL.caissier}`,
  ],
  ['a step with expenses', <Projet.Component key="projet" />, 'Élévation des murs', '6 dépenses', /Élévation des murs/],
  [
    'a project with expenses',
    <Projets.Component key="projets" />,
    (store: Store) => spending(store).libelle,
    (store: Store) => `Ce projet a ${spending(store).count} dépense`,
    (store: Store) => `/depenses?projetid=${spending(store).projetid}`,
  ],
] as const;

for (const [what, story, row, refusal, way] of USED)
  test(`PRODUCT 1.16: ${what} stays, and the question leads to what uses it`, async ({ mount, page, store }) => {
    const given = <T,>(value: T | ((from: Store) => T)) => (value instanceof Function ? value(store) : value);
    const [name, leadsTo] = [given<string>(row), given<string | RegExp>(way)];
    await mount(story);
    await rowAction(page, name, 'Supprimer');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Voulez-vous mener cette action ?');
    await expect(question.getByRole('button', { name: 'Non' })).toBeFocused();
    await question.getByRole('button', { name: 'Oui' }).click();
    await expect(question.getByRole('alert')).toContainText(given<string>(refusal));
    if (typeof leadsTo === 'string') {
      await expect(question.getByRole('link', { name: /^Voir les / })).toHaveAttribute('href', leadsTo);
      await question.getByRole('button', { name: 'Non' }).click();
      await expect(rowMenu(page, name)).toBeFocused();
    } else {
      await question.getByRole('button', { name: /^Voir les / }).click();
      await expect(page.getByRole('dialog', { name: leadsTo })).toBeVisible();
      await expect(question).toHaveCount(0);
    }
  });
