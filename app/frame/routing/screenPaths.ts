import type { Permission } from '@comptoir/domain/permission';
import type { TextKey } from '../i18n/translate';

export interface Screen {
  /** Its key says what the menu's entry is called, if there is one: `menu.projets`. */
  title: TextKey;
  /** Title of the screen above it. */
  under?: TextKey;
  /** Tells what the screen is for, if the title does not say it. */
  des?: TextKey;
  /** A user who holds one of them may open it; without them, everybody may. */
  only?: readonly [Permission, ...Permission[]];
}

/** The screens inside the shell; only these paths may be stored and followed later (PRODUCT 1.22). */
export const ROUTES = {
  '/dashboard/default': { title: 'menu.tableaudebord', only: ['tableau de bord'] },
  '/user/users-cards': { title: 'menu.utilisateurs', only: ['utilisateurs'] },
  '/user/users-profile': { title: 'page.profil', des: 'page.profil.des' },
  '/projets': { title: 'menu.projets', only: ['projets'] },
  '/projets/create/:projetid': {
    title: 'page.projetcreer',
    under: 'menu.projets',
    only: ['projets.creer', 'projets.modifier'],
  },
  '/projets/detailsprojet/:projetid': { title: 'page.projetdetails', under: 'menu.projets', only: ['projets'] },
  '/clients': { title: 'menu.clients', only: ['clients'] },
  '/clients/creances': { title: 'page.creances', under: 'menu.clients', only: ['commandes'] },
  '/clients/:clientid': { title: 'activite.objetclient', under: 'menu.clients', only: ['clients'] },
  '/commandes': { title: 'menu.commandes', only: ['commandes'] },
  '/commandes/:commandeid': { title: 'activite.objetcommande', under: 'menu.commandes', only: ['commandes'] },
  '/depenses': { title: 'menu.depenses', only: ['depenses'] },
  '/depenses/:depenseid': { title: 'activite.objetdepense', under: 'menu.depenses', only: ['depenses'] },
  '/caisses': { title: 'menu.caisses', only: ['caisses'] },
  '/caisses/mouvements': { title: 'page.mouvements', under: 'menu.caisses', only: ['caisses'] },
  '/caisses/situation': { title: 'page.situation', under: 'menu.caisses', only: ['caisses'] },
  '/caisses/:caisseid': { title: 'activite.objetcaisse', under: 'menu.caisses', only: ['caisses'] },
  '/reglements': { title: 'menu.reglements', only: ['depenses', 'commandes'] },
  '/reglements/types': { title: 'page.reglementspartype', under: 'menu.reglements', only: ['depenses'] },
  '/avances': { title: 'menu.avances', only: ['avances'] },
  '/avances/:avanceid': { title: 'activite.objetavance', under: 'menu.avances', only: ['avances'] },
  '/activites': { title: 'menu.activites', only: ['utilisateurs'] },
  '/corbeille': { title: 'menu.corbeille', only: ['corbeille'] },
  '/parametre/typedepense': { title: 'menu.typedepense', under: 'menu.parametre', only: ['type de depenses'] },
  '/parametre/profil': { title: 'menu.profils', under: 'menu.parametre', only: ['profils'] },
  '/parametre/module': { title: 'menu.modules', under: 'menu.parametre', only: ['modules'] },
  // The specification does not have this entry.
  '/parametre/organisation': {
    title: 'menu.organisation',
    under: 'menu.parametre',
    des: 'page.organisation.des',
    only: ['organisation.modifier'],
  },
} as const satisfies Record<`/${string}`, Screen>;

export type ScreenPath = keyof typeof ROUTES;
export const SCREEN_PATHS = Object.keys(ROUTES) as ScreenPath[];

type Titled = { [Path in ScreenPath]: (typeof ROUTES)[Path]['title'] };
type MenuPath = { [Path in ScreenPath]: Titled[Path] extends `menu.${string}` ? Path : never }[ScreenPath];
/** The titles of the menu's entries. */
export type MenuTitle = Titled[MenuPath] | 'menu.parametre';

interface Entry {
  id: string;
  title: MenuTitle;
  type: 'link' | 'extTabLink' | 'sub';
  icon: string;
  level: 1 | 2 | 3;
  /** One of them is enough. */
  permission: readonly [Permission, ...Permission[]];
  path?: string;
  children?: readonly Entry[];
}

interface Head {
  id: string;
  headTitle1: TextKey;
}

function linkTo(path: MenuPath, level: 1 | 2): Entry {
  const { title, only } = ROUTES[path];
  const id = title.slice('menu.'.length);
  return { id, title, type: 'link', icon: id, level, permission: only, path };
}
const linksTo = (...paths: MenuPath[]) => paths.map((path) => linkTo(path, 1));

/** The sidebar's menu with the permission of each entry (spec § 2 Shell, § 6). */
export const MENU_ITEMS: readonly (Entry | Head)[] = [
  { id: 'general', headTitle1: 'menu.general' },
  ...linksTo('/dashboard/default', '/user/users-cards'),
  { id: 'gestion', headTitle1: 'menu.gestion' },
  ...linksTo('/projets', '/clients', '/commandes', '/depenses', '/caisses', '/reglements', '/avances'),
  {
    id: 'parametre',
    title: 'menu.parametre',
    type: 'sub',
    icon: 'parametre',
    level: 1,
    permission: ['paramètre'],
    children: (
      ['/parametre/typedepense', '/parametre/profil', '/parametre/module', '/parametre/organisation'] as const
    ).map((path) => linkTo(path, 2)),
  },
  // The specification does not have these entries: the audit log and the deleted records (PRODUCT G, P).
  { id: 'controle', headTitle1: 'menu.controle' },
  ...linksTo('/activites', '/corbeille'),
];

/** The entries of the menu, those of its groups with them. */
export const MENU_ENTRIES = MENU_ITEMS.flatMap((item) => ('type' in item ? [item, ...(item.children ?? [])] : []));
