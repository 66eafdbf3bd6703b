import type { ComponentType } from 'react';
import { withTexts } from '../i18n/rooms';
import { type Part, part } from '../parts/part';
import { onlyPermitted, type RouteData } from './routeData';
import type { ScreenPath } from './screenPaths';

const lazyPart = (load: () => Promise<ComponentType>): Part => part(async () => ({ default: await load() }));

export interface ScreenRoute {
  path: ScreenPath;
  data: RouteData;
  screen: Part;
}

const routeDataOf = (
  title: RouteData['title'],
  des: RouteData['des'],
  breadcrumb: RouteData['breadcrumb'],
  permissions?: RouteData['permissions'],
): RouteData => ({ title, des, breadcrumb, ...(permissions ? { permissions } : {}) });

const projet = onlyPermitted('projets');
const projetForm = onlyPermitted('projets.creer', 'projets.modifier');

/** Every screen inside the shell, with its route data (spec § 2). */
export const SCREENS: readonly ScreenRoute[] = [
  {
    path: '/dashboard/default',
    data: routeDataOf('menu.tableaudebord', null, ['menu.tableaudebord'], onlyPermitted('tableau de bord')),
    screen: lazyPart(async () => (await import('../../dashboard/DashboardScreen')).DashboardScreen),
  },
  {
    path: '/user/users-cards',
    data: routeDataOf('menu.utilisateurs', null, ['menu.utilisateurs'], onlyPermitted('utilisateurs')),
    screen: lazyPart(async () => (await import('../../utilisateurs/UtilisateursScreen')).UtilisateursScreen),
  },
  {
    path: '/user/users-profile',
    data: routeDataOf('page.profil', 'page.profil.des', ['page.profil']),
    screen: lazyPart(
      async () => (await withTexts('moncompte', () => import('../../moncompte/ProfilScreen'))()).ProfilScreen,
    ),
  },
  {
    path: '/projets',
    data: routeDataOf('menu.projets', null, ['menu.projets'], projet),
    screen: lazyPart(async () => (await import('../../projets/ProjetsScreen')).ProjetsScreen),
  },
  {
    path: '/projets/create/:projetid',
    data: routeDataOf('page.projetcreer', null, ['menu.projets', 'page.projetcreer'], projetForm),
    screen: lazyPart(async () => (await import('../../projets/ProjetFormScreen')).ProjetFormScreen),
  },
  {
    path: '/projets/detailsprojet/:projetid',
    data: routeDataOf('page.projetdetails', null, ['menu.projets', 'page.projetdetails'], projet),
    screen: lazyPart(async () => (await import('../../projets/ProjetDetailsScreen')).ProjetDetailsScreen),
  },
  {
    path: '/clients',
    data: routeDataOf('menu.clients', null, ['menu.clients'], onlyPermitted('clients')),
    screen: lazyPart(async () => (await import('../../clients/ClientsScreen')).ClientsScreen),
  },
  {
    path: '/clients/creances',
    data: routeDataOf('page.creances', null, ['menu.clients', 'page.creances'], onlyPermitted('commandes')),
    screen: lazyPart(async () => (await import('../../creances/CreancesScreen')).CreancesScreen),
  },
  {
    path: '/clients/:clientid',
    data: routeDataOf('activite.objetclient', null, ['menu.clients', 'activite.objetclient'], onlyPermitted('clients')),
    screen: lazyPart(async () => (await import('../../clients/ClientScreen')).ClientScreen),
  },
  {
    path: '/commandes',
    data: routeDataOf('menu.commandes', null, ['menu.commandes'], onlyPermitted('commandes')),
    screen: lazyPart(async () => (await import('../../commandes/CommandesScreen')).CommandesScreen),
  },
  {
    path: '/commandes/:commandeid',
    data: routeDataOf(
      'activite.objetcommande',
      null,
      ['menu.commandes', 'activite.objetcommande'],
      onlyPermitted('commandes'),
    ),
    screen: lazyPart(async () => (await import('../../commandes/CommandeScreen')).CommandeScreen),
  },
  {
    path: '/depenses',
    data: routeDataOf('menu.depenses', null, ['menu.depenses'], onlyPermitted('depenses')),
    screen: lazyPart(async () => (await import('../../depenses/DepensesScreen')).DepensesScreen),
  },
  {
    path: '/depenses/:depenseid',
    data: routeDataOf(
      'activite.objetdepense',
      null,
      ['menu.depenses', 'activite.objetdepense'],
      onlyPermitted('depenses'),
    ),
    screen: lazyPart(async () => (await import('../../depenses/DepenseScreen')).DepenseScreen),
  },
  {
    path: '/caisses',
    data: routeDataOf('menu.caisses', null, ['menu.caisses'], onlyPermitted('caisses')),
    screen: lazyPart(async () => (await import('../../caisses/CaissesScreen')).CaissesScreen),
  },
  {
    path: '/caisses/mouvements',
    data: routeDataOf('page.mouvements', null, ['menu.caisses', 'page.mouvements'], onlyPermitted('caisses')),
    screen: lazyPart(async () => (await import('../../caisses/mouvements/MouvementsScreen')).MouvementsScreen),
  },
  {
    path: '/caisses/:caisseid',
    data: routeDataOf('activite.objetcaisse', null, ['menu.caisses', 'activite.objetcaisse'], onlyPermitted('caisses')),
    screen: lazyPart(async () => (await import('../../caisses/CaisseScreen')).CaisseScreen),
  },
  {
    path: '/avances',
    data: routeDataOf('menu.avances', null, ['menu.avances'], onlyPermitted('avances')),
    screen: lazyPart(
      async () => (await withTexts('avances', () => import('../../avances/AvancesScreen'))()).AvancesScreen,
    ),
  },
  {
    path: '/avances/:avanceid',
    data: routeDataOf('activite.objetavance', null, ['menu.avances', 'activite.objetavance'], onlyPermitted('avances')),
    screen: lazyPart(
      async () => (await withTexts('avances', () => import('../../avances/AvanceScreen'))()).AvanceScreen,
    ),
  },
  {
    path: '/activites',
    data: routeDataOf('menu.activites', null, ['menu.activites'], onlyPermitted('utilisateurs')),
    screen: lazyPart(async () => (await import('../../activites/ActivitesScreen')).ActivitesScreen),
  },
  {
    path: '/corbeille',
    data: routeDataOf('menu.corbeille', null, ['menu.corbeille'], onlyPermitted('corbeille')),
    screen: lazyPart(async () => (await import('../../corbeille/CorbeilleScreen')).CorbeilleScreen),
  },
  {
    path: '/parametre/typedepense',
    data: routeDataOf(
      'menu.typedepense',
      null,
      ['menu.parametre', 'menu.typedepense'],
      onlyPermitted('type de depenses'),
    ),
    screen: lazyPart(async () => (await import('../../typedepenses/TypedepensesScreen')).TypedepensesScreen),
  },
  {
    path: '/parametre/profil',
    data: routeDataOf('menu.profils', null, ['menu.parametre', 'menu.profils'], onlyPermitted('profils')),
    screen: lazyPart(async () => (await import('../../profils/ProfilsScreen')).ProfilsScreen),
  },
  {
    path: '/parametre/module',
    data: routeDataOf('menu.modules', null, ['menu.parametre', 'menu.modules'], onlyPermitted('modules')),
    screen: lazyPart(async () => (await import('../../modules/ModulesScreen')).ModulesScreen),
  },
  {
    path: '/parametre/organisation',
    data: routeDataOf(
      'menu.organisation',
      'page.organisation.des',
      ['menu.parametre', 'menu.organisation'],
      onlyPermitted('organisation.modifier'),
    ),
    screen: lazyPart(async () => (await import('../../organisation/OrganisationScreen')).OrganisationScreen),
  },
];
