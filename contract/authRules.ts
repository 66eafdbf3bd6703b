import { isAccesExpire } from '@comptoir/domain/expiration';
import { PASSWORD_MIN } from '@comptoir/domain/limits';
import { isMotdepasseCourt, isMotdepasseUsername } from '@comptoir/domain/motdepasse';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import type { TokenPayload } from './auth';
import type { Call } from './call';
import { Refusal, refuseField, refuseInvalid } from './envelope';

/** Whether an account may sign in on the plain date `today`: it is neither locked nor expired (CONTRACT "Session"). */
export function mayEnter(
  { verrouille, dateexpiration }: { verrouille: boolean; dateexpiration: string | null },
  today: string,
): boolean {
  return !verrouille && !isAccesExpire(dateexpiration, today);
}

/** The account that may sign in; null hides whether user, password, lock or expiry refused it (CONTRACT "Session"). */
export function identifiedCompte<Compte extends Parameters<typeof mayEnter>[0]>(
  compte: Compte | undefined,
  { isRight, today }: { isRight: boolean; today: string },
): Compte | null {
  return compte && isRight && mayEnter(compte, today) ? compte : null;
}

/**
 * Refuses a sign-in without a code when the account has a second factor. Callers must check the password first. Throws
 * Refusal `auth.code_requis`.
 */
export function checkCodeGiven(isAsked: boolean, code: string | undefined): void {
  if (isAsked && code === undefined) throw new Refusal('auth.code_requis');
}

/**
 * Refuses a call that the user may not make: a temporary password first, then a missing permission (CONTRACT
 * "Permissions"). Throws Refusal `auth.motdepasse_temporaire` or `auth.permission`.
 */
export function checkRights(
  { access, isOpenToTemporaryPassword }: Pick<Call, 'access' | 'isOpenToTemporaryPassword'>,
  { motdepassetemporaire, permissions }: { motdepassetemporaire: boolean; permissions: ReadonlySet<string> },
): void {
  if (motdepassetemporaire && !isOpenToTemporaryPassword) throw new Refusal('auth.motdepasse_temporaire');
  if (typeof access === 'string' || access.some((name) => permissions.has(name))) return;
  throw new Refusal('auth.permission');
}

/** A new password that a user asks for; `isCommon` is true for one of the commonest passwords. */
export interface AskedPassword {
  username: string;
  nouveau: string;
  isCommon: boolean;
}

/**
 * Throws a Refusal on the field `path` for a password that is short, common or the sign-in name (CONTRACT "Session").
 */
export function checkPassword(path: string, { username, nouveau, isCommon }: AskedPassword): void {
  const isCourt = isMotdepasseCourt(nouveau);
  if (!isCourt && !isCommon && !isMotdepasseUsername(nouveau, username)) return;
  const code = isCourt ? 'champ.trop_court' : 'motdepasse.courant';
  throw refuseInvalid([{ path, code, params: { minimum: PASSWORD_MIN } }]);
}

/** Throws a Refusal when one's own new password is weak, the old one, or not its confirmation (CONTRACT "Session"). */
export function checkOwnNouveau({
  ancien,
  confirmation,
  ...asked
}: AskedPassword & { ancien: string; confirmation: string }): void {
  checkPassword('nouveau', asked);
  if (asked.nouveau === ancien) throw refuseField('nouveau', 'motdepasse.inchange');
  if (asked.nouveau !== confirmation) throw refuseInvalid([{ path: 'confirmation', code: 'motdepasse.different' }]);
}

const PRODUCT_NAMES: ReadonlySet<string> = new Set([...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS]);

/** What a token shows of the permissions that somebody holds: the product's in its order, then what was added to them. */
export function rightsOf(
  permissions: ReadonlySet<string>,
): Pick<TokenPayload['data'], 'permissions_module' | 'permissions_fontionnalite'> {
  const added = [...permissions].filter((name) => !PRODUCT_NAMES.has(name)).sort();
  return {
    permissions_module: MODULE_PERMISSIONS.filter((name) => permissions.has(name)),
    permissions_fontionnalite: [...FEATURE_PERMISSIONS.filter((name) => permissions.has(name)), ...added],
  };
}
