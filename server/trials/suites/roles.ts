import type { Access, Call } from '@comptoir/contract/call';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS, type Permission } from '@comptoir/domain/permission';

export const PERMISSION_NAMES: readonly Permission[] = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];

/** A kind of user; `permissions` is null for nobody signed in. */
export interface Role {
  name: string;
  permissions: readonly Permission[] | null;
}

/** Nobody signed in, no permission, each single permission, every permission (RELIABILITY F99). */
export const ROLES: readonly Role[] = [
  { name: 'anonymous', permissions: null },
  { name: 'no permission', permissions: [] },
  ...PERMISSION_NAMES.map((name) => ({ name: `only ${name}`, permissions: [name] })),
  { name: 'every permission', permissions: PERMISSION_NAMES },
];

/** Returns a role with every permission except those that open the call; null when no permission opens it. */
export function allButThose({ access }: Call): Role | null {
  if (access === 'public' || access === 'session') return null;
  const kept = PERMISSION_NAMES.filter((name) => !(access as readonly string[]).includes(name));
  return { name: `all but ${access.join(', ')}`, permissions: kept };
}

/** Returns what the contract says about a role: the status of the refusal, or null when the call is open to it. */
export function refusalStatus(access: Access, { permissions }: Role): 401 | 403 | null {
  if (access === 'public') return null;
  if (permissions === null) return 401;
  if (access === 'session') return null;
  return access.some((name) => permissions.includes(name)) ? null : 403;
}
