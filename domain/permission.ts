import { MAX_LIBELLE } from './limits';
import { normalizeText, searchKey } from './texte';

/**
 * Each module permission, which opens a menu entry and its reads, with its feature permissions, which open the writes
 * (CONTRACT "Permissions", spec § 6).
 */
export const PERMISSIONS = {
  'tableau de bord': [],
  utilisateurs: ['utilisateurs.creer', 'utilisateurs.modifier', 'utilisateurs.verrouiller', 'utilisateurs.supprimer'],
  projets: ['projets.creer', 'projets.modifier', 'projets.supprimer', 'projets.etapes', 'projets.medias'],
  clients: ['clients.creer', 'clients.modifier', 'clients.supprimer'],
  commandes: ['commandes.creer', 'commandes.modifier', 'commandes.supprimer', 'commandes.statut', 'commandes.regler'],
  depenses: ['depenses.creer', 'depenses.modifier', 'depenses.supprimer', 'depenses.regler'],
  caisses: [
    'caisses.creer',
    'caisses.modifier',
    'caisses.supprimer',
    'caisses.mouvements',
    'caisses.cloturer',
    'caisses.regulariser',
    'caisses.rouvrir',
    'caisses.contrepasser',
    'caisses.transferer',
  ],
  avances: ['avances.demander', 'avances.approuver', 'avances.accorder'],
  paramètre: ['organisation.modifier'],
  'type de depenses': ['typedepenses.gerer'],
  profils: ['profils.gerer'],
  modules: ['modules.gerer'],
  corbeille: ['corbeille.restaurer'],
} as const;

export type ModulePermission = keyof typeof PERMISSIONS;
export type FeaturePermission = (typeof PERMISSIONS)[ModulePermission][number];
export type Permission = ModulePermission | FeaturePermission;

export const MODULE_PERMISSIONS = Object.keys(PERMISSIONS) as ModulePermission[];
export const FEATURE_PERMISSIONS: readonly FeaturePermission[] = Object.values(PERMISSIONS).flat();

/** The module of a product's permission; a module is its own. Undefined for another name (spec § 6). */
export const moduleOf = (nom: string): ModulePermission | undefined =>
  MODULE_PERMISSIONS.find((module) => module === nom || (PERMISSIONS[module] as readonly string[]).includes(nom));

/** The address to which the browser goes, for the functions of a route rule. */
export interface RouteContext {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Permission or role names, or a function that gives them (spec § 5 "both may be functions"). */
export type RouteNames = string | readonly string[] | ((context: RouteContext) => string | readonly string[]);
/** A path, or an array of the parts of a path. */
export type RouteTarget = string | readonly string[];
export type RouteRedirect = RouteTarget | ((denied: string, context: RouteContext) => RouteTarget | null);
export type RouteRedirectMap = { readonly default: RouteRedirect; readonly [denied: string]: RouteRedirect };

/** A route's permission data (spec § 3 Route data, § 5). */
export interface RoutePermissions {
  only?: RouteNames;
  except?: RouteNames;
  redirectTo?: RouteRedirect | RouteRedirectMap;
}

export type RouteDecision = { allowed: true } | { allowed: false; redirectTo: RouteTarget | null; denied: string };

/**
 * Decides whether a holder of these permissions and roles may enter a route (spec § 5). `except` refuses holders of any
 * listed name; `only` asks for at least one. A missing rule allows entry, in the browser alone (PRODUCT 1.20). `denied`
 * is the name that decided: the first held name of `except`, or the first name of `only`. Without `redirectTo` the
 * route blocks. Throws Error('No strategy is found please define one') on another shape of `redirectTo`.
 */
export function checkRoute(
  rule: RoutePermissions | undefined,
  held: ReadonlySet<string>,
  context: RouteContext,
): RouteDecision {
  const denied = rule && deniedName(rule, held, context);
  if (denied === undefined) return { allowed: true };
  return { allowed: false, redirectTo: targetOf(rule?.redirectTo, denied, context), denied };
}

function deniedName(rule: RoutePermissions, held: ReadonlySet<string>, context: RouteContext): string | undefined {
  const only = namesOf(rule.only, context);
  const heldException = namesOf(rule.except, context).find((name) => held.has(name));
  return heldException ?? (only.some((name) => held.has(name)) ? undefined : only[0]);
}

function namesOf(names: RouteNames | undefined, context: RouteContext): readonly string[] {
  const given = typeof names === 'function' ? names(context) : (names ?? []);
  return typeof given === 'string' ? [given] : given;
}

function targetOf(
  redirectTo: RoutePermissions['redirectTo'],
  denied: string,
  context: RouteContext,
): RouteTarget | null {
  if (redirectTo === undefined) return null;
  const strategy = isRedirectMap(redirectTo) ? strategyFor(redirectTo, denied) : redirectTo;
  const target = typeof strategy === 'function' ? strategy(denied, context) : strategy;
  if (target === null || typeof target === 'string' || Array.isArray(target)) return target;
  throw new Error('No strategy is found please define one');
}

function isRedirectMap(redirectTo: RouteRedirect | RouteRedirectMap): redirectTo is RouteRedirectMap {
  return typeof redirectTo === 'object' && redirectTo !== null && !Array.isArray(redirectTo);
}

function strategyFor(map: RouteRedirectMap, denied: string): RouteRedirect {
  return Object.hasOwn(map, denied) ? (map[denied] as RouteRedirect) : map.default;
}

/**
 * Whether a menu entry or a button with this permission, or with one of these, shows; one without a permission always
 * shows (spec § 6).
 */
export function isVisible(permission: string | readonly string[] | undefined, held: ReadonlySet<string>): boolean {
  return permission === undefined || [permission].flat().some((name) => held.has(name));
}

/**
 * The name of a permission that an organisation adds: `nom` when given, else the search key of the label, else the
 * label. The name of a feature begins with the name of its module. The result is cut and normalised like a text of a
 * request, because a profile accepts no other name (CONTRACT "Permissions").
 */
export function nomDePermission(
  { nom, libelle }: { nom?: string | undefined; libelle: string },
  module?: string,
): string {
  if (nom !== undefined) return nom;
  const made = [...(module === undefined ? [] : [module]), searchKey(libelle) || libelle].join('.');
  return normalizeText(made.slice(0, MAX_LIBELLE));
}
