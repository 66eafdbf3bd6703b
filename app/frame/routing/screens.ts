import {
  Banknote,
  Blocks,
  BriefcaseBusiness,
  Building2,
  Contact,
  FolderKanban,
  Gauge,
  HandCoins,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  Settings2,
  ShieldCheck,
  ShoppingCart,
  Tags,
  Trash2,
  UsersRound,
  WalletCards,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { withTexts } from '../i18n/rooms';
import { type Part, part } from '../parts/part';
import { onlyPermitted, type RouteData } from './routeData';
import { type MenuTitle, ROUTES, SCREEN_PATHS, type Screen, type ScreenPath } from './screenPaths';

/** A screen that is loaded when it is opened. */
const lazyPart = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Part =>
  part(async () => ({ default: (await load())[name] }));

const PARTS: Readonly<Record<ScreenPath, Part>> = {
  '/dashboard/default': lazyPart(() => import('../../dashboard/DashboardScreen'), 'DashboardScreen'),
  '/user/users-cards': lazyPart(() => import('../../utilisateurs/UtilisateursScreen'), 'UtilisateursScreen'),
  '/user/users-profile': lazyPart(
    withTexts('moncompte', () => import('../../moncompte/ProfilScreen')),
    'ProfilScreen',
  ),
  '/projets': lazyPart(() => import('../../projets/ProjetsScreen'), 'ProjetsScreen'),
  '/projets/create/:projetid': lazyPart(() => import('../../projets/ProjetFormScreen'), 'ProjetFormScreen'),
  '/projets/detailsprojet/:projetid': lazyPart(
    () => import('../../projets/ProjetDetailsScreen'),
    'ProjetDetailsScreen',
  ),
  '/clients': lazyPart(() => import('../../clients/ClientsScreen'), 'ClientsScreen'),
  '/clients/creances': lazyPart(() => import('../../creances/CreancesScreen'), 'CreancesScreen'),
  '/clients/:clientid': lazyPart(() => import('../../clients/ClientScreen'), 'ClientScreen'),
  '/commandes': lazyPart(() => import('../../commandes/CommandesScreen'), 'CommandesScreen'),
  '/commandes/:commandeid': lazyPart(() => import('../../commandes/CommandeScreen'), 'CommandeScreen'),
  '/depenses': lazyPart(() => import('../../depenses/DepensesScreen'), 'DepensesScreen'),
  '/depenses/:depenseid': lazyPart(() => import('../../depenses/DepenseScreen'), 'DepenseScreen'),
  '/caisses': lazyPart(
    withTexts('caisses', () => import('../../caisses/CaissesScreen')),
    'CaissesScreen',
  ),
  '/caisses/mouvements': lazyPart(
    withTexts('caisses', () => import('../../caisses/mouvements/MouvementsScreen')),
    'MouvementsScreen',
  ),
  '/caisses/situation': lazyPart(
    withTexts('caisses', () => import('../../caisses/situation/SituationScreen')),
    'SituationScreen',
  ),
  '/caisses/:caisseid': lazyPart(
    withTexts('caisses', () => import('../../caisses/CaisseScreen')),
    'CaisseScreen',
  ),
  '/reglements': lazyPart(
    withTexts('reglements', () => import('../../reglements/ReglementsScreen')),
    'ReglementsScreen',
  ),
  '/reglements/types': lazyPart(
    withTexts('reglements', () => import('../../reglements/ParTypeScreen')),
    'ParTypeScreen',
  ),
  '/avances': lazyPart(
    withTexts('avances', () => import('../../avances/AvancesScreen')),
    'AvancesScreen',
  ),
  '/avances/:avanceid': lazyPart(
    withTexts('avances', () => import('../../avances/AvanceScreen')),
    'AvanceScreen',
  ),
  '/activites': lazyPart(
    withTexts('activites', () => import('../../activites/ActivitesScreen')),
    'ActivitesScreen',
  ),
  '/corbeille': lazyPart(() => import('../../corbeille/CorbeilleScreen'), 'CorbeilleScreen'),
  '/parametre/typedepense': lazyPart(() => import('../../typedepenses/TypedepensesScreen'), 'TypedepensesScreen'),
  '/parametre/profil': lazyPart(() => import('../../profils/ProfilsScreen'), 'ProfilsScreen'),
  '/parametre/module': lazyPart(() => import('../../modules/ModulesScreen'), 'ModulesScreen'),
  '/parametre/organisation': lazyPart(
    withTexts('organisation', () => import('../../organisation/OrganisationScreen')),
    'OrganisationScreen',
  ),
};

const ICONS: Readonly<Record<MenuTitle, LucideIcon>> = {
  'menu.tableaudebord': Gauge,
  'menu.utilisateurs': UsersRound,
  'menu.projets': FolderKanban,
  'menu.clients': Contact,
  'menu.commandes': ShoppingCart,
  'menu.depenses': ReceiptText,
  'menu.caisses': WalletCards,
  'menu.reglements': Banknote,
  'menu.avances': HandCoins,
  'menu.parametre': Settings2,
  'menu.typedepense': Tags,
  'menu.profils': ShieldCheck,
  'menu.modules': Blocks,
  'menu.organisation': Building2,
  'menu.activites': ScrollText,
  'menu.corbeille': Trash2,
};

/** Returns the icon of a menu's entry, by its name. */
export const menuIconOf = (name = ''): LucideIcon =>
  Object.entries(ICONS).find(([title]) => title === `menu.${name}`)?.[1] ?? BriefcaseBusiness;

export interface ScreenRoute {
  path: ScreenPath;
  data: RouteData;
  screen: Part;
}

/** Every screen inside the shell, with its route data (spec § 2). */
export const SCREENS: readonly ScreenRoute[] = SCREEN_PATHS.map((path) => {
  const { title, under, des, only }: Screen = ROUTES[path];
  const breadcrumb = under === undefined ? [title] : [under, title];
  return {
    path,
    data: { title, des: des ?? null, breadcrumb, ...(only && { permissions: onlyPermitted(...only) }) },
    screen: PARTS[path],
  };
});
