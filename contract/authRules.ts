import { isAccesExpire } from '@comptoir/domain/expiration';
import { PASSWORD_MIN } from '@comptoir/domain/limits';
import { isMotdepasseCourt, isMotdepasseUsername } from '@comptoir/domain/motdepasse';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import type { TokenPayload } from './auth';
import type { Call } from './call';
import { Refusal, throwAll, throwFirst } from './envelope';
import { type FieldIssue, found } from './issues';

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
 * Finds a password that is short, 422 `champ.trop_court`, common or the sign-in name, `motdepasse.courant`, on the
 * field
 * `path` that carries it (CONTRACT "Session").
 */
export function passwordIssues(path: string, { username, nouveau, isCommon }: AskedPassword): FieldIssue[] {
  const isCourt = isMotdepasseCourt(nouveau);
  const isWeak = isCourt || isCommon || isMotdepasseUsername(nouveau, username);
  const code = isCourt ? 'champ.trop_court' : 'motdepasse.courant';
  return found(isWeak && { path, code, params: { minimum: PASSWORD_MIN } });
}

/** What a person types to change their own password. */
interface Change {
  ancien: string;
  nouveau: string;
  confirmation: string;
}

/** Finds a new password that is the old one: 422 `motdepasse.inchange`. */
export const inchangeIssues = ({ ancien, nouveau }: Change): FieldIssue[] =>
  found(nouveau === ancien && { path: 'nouveau', code: 'motdepasse.inchange' });

/** Finds a new password that was not repeated identically: `motdepasse.different` (spec § 5). */
export const confirmationIssues = ({ nouveau, confirmation }: Change): FieldIssue[] =>
  found(nouveau !== confirmation && { path: 'confirmation', code: 'motdepasse.different' });

/** Throws a Refusal when one's own new password is weak, the old one, or not its confirmation (CONTRACT "Session"). */
export function checkOwnNouveau(asked: AskedPassword & Change): void {
  throwAll(passwordIssues('nouveau', asked));
  throwFirst(inchangeIssues(asked));
  throwAll(confirmationIssues(asked));
}

const PRODUCT_NAMES: ReadonlySet<string> = new Set([...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS]);

/** The permissions of a person as their token shows them: the product's permissions in their order, then added ones. */
export function rightsOf(
  permissions: ReadonlySet<string>,
): Pick<TokenPayload['data'], 'permissions_module' | 'permissions_fontionnalite'> {
  const added = [...permissions].filter((name) => !PRODUCT_NAMES.has(name)).sort();
  return {
    permissions_module: MODULE_PERMISSIONS.filter((name) => permissions.has(name)),
    permissions_fontionnalite: [...FEATURE_PERMISSIONS.filter((name) => permissions.has(name)), ...added],
  };
}
