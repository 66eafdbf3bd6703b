import type { ComponentType } from 'react';
import { type Part, part } from '../parts/part';
import { only, type RouteData } from './routeData';
import type { ScreenPath } from './screenPaths';

const lazily = (load: () => Promise<ComponentType>): Part => part(async () => ({ default: await load() }));

export interface ScreenRoute {
  path: ScreenPath;
  data: RouteData;
  screen: Part;
}

const data = (
  title: RouteData['title'],
  des: RouteData['des'],
  breadcrumb: RouteData['breadcrumb'],
  permissions?: RouteData['permissions'],
): RouteData => ({ title, des, breadcrumb, ...(permissions ? { permissions } : {}) });

const projet = only('projets');
const projetForm = only('projets.creer', 'projets.modifier');

/** Every screen inside the shell, with its route data (spec § 2). */
export const SCREENS: readonly ScreenRoute[] = [
  {
    path: '/dashboard/default',
    data: data('menu.tableaudebord', null, ['menu.tableaudebord'], only('tableau de bord')),
    screen: lazily(async () => (await import('../../dashboard/DashboardScreen')).DashboardScreen),
  },
  {
    path: '/user/users-cards',
    data: data('menu.utilisateurs', null, ['menu.utilisateurs'], only('utilisateurs')),
    screen: lazily(async () => (await import('../../utilisateurs/UtilisateursScreen')).UtilisateursScreen),
  },
  {
    path: '/user/users-profile',
    data: data('page.profil', 'page.profil.des', ['page.profil']),
    screen: lazily(async () => (await import('../../moncompte/ProfilScreen')).ProfilScreen),
  },
  {
    path: '/projets',
    data: data('menu.projets', null, ['menu.projets'], projet),
    screen: lazily(async () => (await import('../../projets/ProjetsScreen')).ProjetsScreen),
  },
  {
    path: '/projets/create/:projetid',
    data: data('page.projetcreer', null, ['menu.projets', 'page.projetcreer'], projetForm),
    screen: lazily(async () => (await import('../../projets/ProjetFormScreen')).ProjetFormScreen),
  },
  {
    path: '/projets/detailsprojet/:projetid',
    data: data('page.projetdetails', null, ['menu.projets', 'page.projetdetails'], projet),
    screen: lazily(async () => (await import('../../projets/ProjetDetailsScreen')).ProjetDetailsScreen),
  },
  {
    path: '/clients',
    data: data('menu.clients', null, ['menu.clients'], only('clients')),
    screen: lazily(async () => (await import('../../clients/ClientsScreen')).ClientsScreen),
  },
  {
    path: '/clients/creances',
    data: data('page.creances', null, ['menu.clients', 'page.creances'], only('commandes')),
    screen: lazily(async () => (await import('../../creances/CreancesScreen')).CreancesScreen),
  },
  {
    path: '/clients/:clientid',
    data: data('activite.objetclient', null, ['menu.clients', 'activite.objetclient'], only('clients')),
    screen: lazily(async () => (await import('../../clients/ClientScreen')).ClientScreen),
  },
  {
    path: '/commandes',
    data: data('menu.commandes', null, ['menu.commandes'], only('commandes')),
    screen: lazily(async () => (await import('../../commandes/CommandesScreen')).CommandesScreen),
  },
  {
    path: '/commandes/:commandeid',
    data: data('activite.objetcommande', null, ['menu.commandes', 'activite.objetcommande'], only('commandes')),
    screen: lazily(async () => (await import('../../commandes/CommandeScreen')).CommandeScreen),
  },
  {
    path: '/depenses',
    data: data('menu.depenses', null, ['menu.depenses'], only('depenses')),
    screen: lazily(async () => (await import('../../depenses/DepensesScreen')).DepensesScreen),
  },
  {
    path: '/depenses/:depenseid',
    data: data('activite.objetdepense', null, ['menu.depenses', 'activite.objetdepense'], only('depenses')),
    screen: lazily(async () => (await import('../../depenses/DepenseScreen')).DepenseScreen),
  },
  {
    path: '/caisses',
    data: data('menu.caisses', null, ['menu.caisses'], only('caisses')),
    screen: lazily(async () => (await import('../../caisses/CaissesScreen')).CaissesScreen),
  },
  {
    path: '/caisses/mouvements',
    data: data('page.mouvements', null, ['menu.caisses', 'page.mouvements'], only('caisses')),
    screen: lazily(async () => (await import('../../caisses/mouvements/MouvementsScreen')).MouvementsScreen),
  },
  {
    path: '/caisses/:caisseid',
    data: data('activite.objetcaisse', null, ['menu.caisses', 'activite.objetcaisse'], only('caisses')),
    screen: lazily(async () => (await import('../../caisses/CaisseScreen')).CaisseScreen),
  },
  {
    path: '/activites',
    data: data('menu.activites', null, ['menu.activites'], only('utilisateurs')),
    screen: lazily(async () => (await import('../../activites/ActivitesScreen')).ActivitesScreen),
  },
  {
    path: '/corbeille',
    data: data('menu.corbeille', null, ['menu.corbeille'], only('corbeille')),
    screen: lazily(async () => (await import('../../corbeille/CorbeilleScreen')).CorbeilleScreen),
  },
  {
    path: '/parametre/typedepense',
    data: data('menu.typedepense', null, ['menu.parametre', 'menu.typedepense'], only('type de depenses')),
    screen: lazily(async () => (await import('../../typedepenses/TypedepensesScreen')).TypedepensesScreen),
  },
  {
    path: '/parametre/profil',
    data: data('menu.profils', null, ['menu.parametre', 'menu.profils'], only('profils')),
    screen: lazily(async () => (await import('../../profils/ProfilsScreen')).ProfilsScreen),
  },
  {
    path: '/parametre/module',
    data: data('menu.modules', null, ['menu.parametre', 'menu.modules'], only('modules')),
    screen: lazily(async () => (await import('../../modules/ModulesScreen')).ModulesScreen),
  },
  {
    path: '/parametre/organisation',
    data: data(
      'menu.organisation',
      'page.organisation.des',
      ['menu.parametre', 'menu.organisation'],
      only('organisation.modifier'),
    ),
    screen: lazily(async () => (await import('../../organisation/OrganisationScreen')).OrganisationScreen),
  },
];
