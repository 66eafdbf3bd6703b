import type { Permission } from '@comptoir/domain/permission';
import type { ComponentType } from 'react';
import { withTexts } from '../i18n/rooms';
import { type Part, part } from '../parts/part';
import { onlyPermitted, type RouteData } from './routeData';
import type { ScreenPath } from './screenPaths';

/** A screen that is loaded when it is opened. */
const lazyPart = (load: () => Promise<ComponentType>): Part => part(async () => ({ default: await load() }));

export interface ScreenRoute {
  path: ScreenPath;
  data: RouteData;
  screen: Part;
}

/** A screen that the menu leads to. */
const listData = (title: RouteData['title'], permission: Permission): RouteData => ({
  title,
  des: null,
  breadcrumb: [title],
  permissions: onlyPermitted(permission),
});

/** A screen below one of the menu, for who holds one of these permissions. */
const pageData = (title: RouteData['title'], list: RouteData['title'], ...permissions: Permission[]): RouteData => ({
  title,
  des: null,
  breadcrumb: [list, title],
  permissions: onlyPermitted(...permissions),
});

/** Every screen inside the shell, with its route data (spec § 2). */
export const SCREENS: readonly ScreenRoute[] = [
  {
    path: '/dashboard/default',
    data: listData('menu.tableaudebord', 'tableau de bord'),
    screen: lazyPart(async () => (await import('../../dashboard/DashboardScreen')).DashboardScreen),
  },
  {
    path: '/user/users-cards',
    data: listData('menu.utilisateurs', 'utilisateurs'),
    screen: lazyPart(async () => (await import('../../utilisateurs/UtilisateursScreen')).UtilisateursScreen),
  },
  {
    path: '/user/users-profile',
    data: { title: 'page.profil', des: 'page.profil.des', breadcrumb: ['page.profil'] },
    screen: lazyPart(
      async () => (await withTexts('moncompte', () => import('../../moncompte/ProfilScreen'))()).ProfilScreen,
    ),
  },
  {
    path: '/projets',
    data: listData('menu.projets', 'projets'),
    screen: lazyPart(async () => (await import('../../projets/ProjetsScreen')).ProjetsScreen),
  },
  {
    path: '/projets/create/:projetid',
    data: pageData('page.projetcreer', 'menu.projets', 'projets.creer', 'projets.modifier'),
    screen: lazyPart(async () => (await import('../../projets/ProjetFormScreen')).ProjetFormScreen),
  },
  {
    path: '/projets/detailsprojet/:projetid',
    data: pageData('page.projetdetails', 'menu.projets', 'projets'),
    screen: lazyPart(async () => (await import('../../projets/ProjetDetailsScreen')).ProjetDetailsScreen),
  },
  {
    path: '/clients',
    data: listData('menu.clients', 'clients'),
    screen: lazyPart(async () => (await import('../../clients/ClientsScreen')).ClientsScreen),
  },
  {
    path: '/clients/creances',
    data: pageData('page.creances', 'menu.clients', 'commandes'),
    screen: lazyPart(async () => (await import('../../creances/CreancesScreen')).CreancesScreen),
  },
  {
    path: '/clients/:clientid',
    data: pageData('activite.objetclient', 'menu.clients', 'clients'),
    screen: lazyPart(async () => (await import('../../clients/ClientScreen')).ClientScreen),
  },
  {
    path: '/commandes',
    data: listData('menu.commandes', 'commandes'),
    screen: lazyPart(async () => (await import('../../commandes/CommandesScreen')).CommandesScreen),
  },
  {
    path: '/commandes/:commandeid',
    data: pageData('activite.objetcommande', 'menu.commandes', 'commandes'),
    screen: lazyPart(async () => (await import('../../commandes/CommandeScreen')).CommandeScreen),
  },
  {
    path: '/depenses',
    data: listData('menu.depenses', 'depenses'),
    screen: lazyPart(async () => (await import('../../depenses/DepensesScreen')).DepensesScreen),
  },
  {
    path: '/depenses/:depenseid',
    data: pageData('activite.objetdepense', 'menu.depenses', 'depenses'),
    screen: lazyPart(async () => (await import('../../depenses/DepenseScreen')).DepenseScreen),
  },
  {
    path: '/caisses',
    data: listData('menu.caisses', 'caisses'),
    screen: lazyPart(
      async () => (await withTexts('caisses', () => import('../../caisses/CaissesScreen'))()).CaissesScreen,
    ),
  },
  {
    path: '/caisses/mouvements',
    data: pageData('page.mouvements', 'menu.caisses', 'caisses'),
    screen: lazyPart(
      async () =>
        (await withTexts('caisses', () => import('../../caisses/mouvements/MouvementsScreen'))()).MouvementsScreen,
    ),
  },
  {
    path: '/caisses/:caisseid',
    data: pageData('activite.objetcaisse', 'menu.caisses', 'caisses'),
    screen: lazyPart(
      async () => (await withTexts('caisses', () => import('../../caisses/CaisseScreen'))()).CaisseScreen,
    ),
  },
  {
    path: '/avances',
    data: listData('menu.avances', 'avances'),
    screen: lazyPart(
      async () => (await withTexts('avances', () => import('../../avances/AvancesScreen'))()).AvancesScreen,
    ),
  },
  {
    path: '/avances/:avanceid',
    data: pageData('activite.objetavance', 'menu.avances', 'avances'),
    screen: lazyPart(
      async () => (await withTexts('avances', () => import('../../avances/AvanceScreen'))()).AvanceScreen,
    ),
  },
  {
    path: '/activites',
    data: listData('menu.activites', 'utilisateurs'),
    screen: lazyPart(
      async () => (await withTexts('activites', () => import('../../activites/ActivitesScreen'))()).ActivitesScreen,
    ),
  },
  {
    path: '/corbeille',
    data: listData('menu.corbeille', 'corbeille'),
    screen: lazyPart(async () => (await import('../../corbeille/CorbeilleScreen')).CorbeilleScreen),
  },
  {
    path: '/parametre/typedepense',
    data: pageData('menu.typedepense', 'menu.parametre', 'type de depenses'),
    screen: lazyPart(async () => (await import('../../typedepenses/TypedepensesScreen')).TypedepensesScreen),
  },
  {
    path: '/parametre/profil',
    data: pageData('menu.profils', 'menu.parametre', 'profils'),
    screen: lazyPart(async () => (await import('../../profils/ProfilsScreen')).ProfilsScreen),
  },
  {
    path: '/parametre/module',
    data: pageData('menu.modules', 'menu.parametre', 'modules'),
    screen: lazyPart(async () => (await import('../../modules/ModulesScreen')).ModulesScreen),
  },
  {
    path: '/parametre/organisation',
    data: {
      ...pageData('menu.organisation', 'menu.parametre', 'organisation.modifier'),
      des: 'page.organisation.des',
    },
    screen: lazyPart(
      async () =>
        (await withTexts('organisation', () => import('../../organisation/OrganisationScreen'))()).OrganisationScreen,
    ),
  },
];
