import { asProfile } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { Reader as Caisse } from '../caisses/CaisseScreen.stories';
import { Reader as Caisses } from '../caisses/CaissesScreen.stories';
import { Reader as Mouvements } from '../caisses/mouvements/MouvementsModal.stories';
import { Reader as Client } from '../clients/ClientScreen.stories';
import { Reader as Clients } from '../clients/ClientsScreen.stories';
import { Reader as ClientCommandes } from '../commandes/ClientCommandesModal.stories';
import { Reader as Commandes } from '../commandes/CommandesScreen.stories';
import { Reader as Corbeille } from '../corbeille/CorbeilleScreen.stories';
import { Reader as Creances } from '../creances/CreancesScreen.stories';
import { Reader as Depense } from '../depenses/DepenseScreen.stories';
import { Reader as Depenses } from '../depenses/DepensesScreen.stories';
import { Reader as Documents } from '../depenses/documents/DocumentsModal.stories';
import { Reader as Medias } from '../medias/MediaSection.stories';
import { Reader as Modules } from '../modules/ModulesScreen.stories';
import { Reader as Profils } from '../profils/ProfilsScreen.stories';
import { Reader as EtapeDepenses } from '../projets/etapes/EtapeDepensesModal.stories';
import { Reader as Projet } from '../projets/ProjetDetailsScreen.stories';
import { Reader as Projets } from '../projets/ProjetsScreen.stories';
import { Reader as Reglements } from '../reglements/ReglementsModal.stories';
import { expect, test } from '../stories/mockedTest';
import { menuWords } from '../stories/rowMenu';
import { Reader as Typedepenses } from '../typedepenses/TypedepensesScreen.stories';
import { Reader as Utilisateurs } from '../utilisateurs/UtilisateursScreen.stories';

test.use({ overrides: [asProfile('lecteur')], viewport: { width: 1280, height: 900 } });

const CHANGES =
  /Nouve|[Aa]jouter|Modifier|Supprimer|Régler la|Encaisser|Clôturer|Reprendre|Restaurer|Téléverser|errouiller|passe/;
const HISTORIQUE = ['Historique'];
const COMMANDE = ['Suivi de la livraison', 'Imprimer', 'Historique'];
const CLIENT = ['Écrire sur WhatsApp (nouvel onglet)', 'Historique'];

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name });
const rows = (page: Page) => page.getByRole('rowheader');
const articles = (page: Page) => page.getByRole('article');
const fiche = (page: Page) => page.getByRole('region', { name: 'Fiche' });

/** Each place, what is read there and how often, and the words in the menus, if there are any. */
const PLACES = [
  ['registers', <Caisses.Component key="caisses" />, button(/^Mouvements de la caisse/), 5, ['Arrêtés', 'Historique']],
  ['a register', <Caisse.Component key="caisse" />, rows, 5, HISTORIQUE],
  ['movements', <Mouvements.Component key="mouvements" />, rows, 5, HISTORIQUE],
  ['clients', <Clients.Component key="clients" />, button(/^Commandes de/), 6, CLIENT],
  ['a client', <Client.Component key="client" />, fiche, 1, CLIENT],
  ['orders', <Commandes.Component key="commandes" />, button(/^Règlements de la commande/), 6, COMMANDE],
  ['a client’s orders', <ClientCommandes.Component key="client-commandes" />, rows, 6, COMMANDE],
  [
    'who owes',
    <Creances.Component key="creances" />,
    (page: Page) => page.getByRole('group', { name: /âge/ }),
    1,
    ['Relances'],
  ],
  ['expenses', <Depenses.Component key="depenses" />, button(/^Règlements de la dépense/), 5, HISTORIQUE],
  ['an expense', <Depense.Component key="depense" />, fiche, 1, ['Règlements', 'Historique']],
  ['its documents', <Documents.Component key="documents" />, articles, 1, null],
  ['a step’s expenses', <EtapeDepenses.Component key="etape" />, button(/^Règlements de la dépense/), 5, HISTORIQUE],
  ['payments', <Reglements.Component key="reglements" />, button(/^Imprimer\s:/), 5, HISTORIQUE],
  ['projects', <Projets.Component key="projets" />, button(/^Détails du projet/), 6, HISTORIQUE],
  ['a project', <Projet.Component key="projet" />, button(/^Dépenses de l’étape/), 5, HISTORIQUE],
  ['its media', <Medias.Component key="medias" />, articles, 10, null],
  ['expense types', <Typedepenses.Component key="typedepenses" />, rows, 10, HISTORIQUE],
  ['profiles', <Profils.Component key="profils" />, button(/^Permissions du profil/), 4, HISTORIQUE],
  ['users', <Utilisateurs.Component key="utilisateurs" />, articles, 6, HISTORIQUE],
  [
    'modules',
    <Modules.Component key="modules" />,
    (page: Page) => page.getByRole('heading', { name: 'Clients' }),
    1,
    null,
  ],
  ['the trash', <Corbeille.Component key="corbeille" />, (page: Page) => page.getByText('Lavoir de Sinfra'), 1, null],
] as const;

for (const [what, story, read, count, words] of PLACES)
  test(`CONTRACT "Permissions": a reader reads ${what} and changes nothing`, async ({ mount, page }) => {
    await mount(story);
    await expect(read(page)).toHaveCount(count);
    await expect(page.getByRole('button', { name: CHANGES })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Relancer/ })).toHaveCount(0);
    if (words === null) await expect(page.getByRole('button', { name: /^Actions\s:/ })).toHaveCount(0);
    else expect(await menuWords(read === fiche ? fiche(page) : page)).toEqual(words);
  });
