import { isAccesExpire } from '@comptoir/domain/expiration';
import { PASSWORD_MIN } from '@comptoir/domain/limits';
import { isMotdepasseCourt, isMotdepasseUsername } from '@comptoir/domain/motdepasse';
import type { Call } from './call';
import { Refusal, refuseField, refuseFields } from './envelope';
import { type Lang, messageOf } from './errors';

/** Whether an account may sign in on that plain date: neither locked nor expired (CONTRACT "Session"). */
export function mayEnter(
  { verrouille, dateexpiration }: { verrouille: boolean; dateexpiration: string | null },
  today: string,
): boolean {
  return !verrouille && !isAccesExpire(dateexpiration, today);
}

/** The account that may sign in; wrong user, wrong password, locked and expired are one null (CONTRACT "Session"). */
export function identified<Compte extends Parameters<typeof mayEnter>[0]>(
  compte: Compte | undefined,
  { isRight, today }: { isRight: boolean; today: string },
): Compte | null {
  return compte && isRight && mayEnter(compte, today) ? compte : null;
}

/** Who has a second factor gives a code of it; it is asked for only after a right password. */
export function checkCodeGiven(isAsked: boolean, code: string | undefined): void {
  if (isAsked && code === undefined) throw new Refusal('auth.code_requis');
}

/** Refuses a call to who may not make it: temporary password first, then permission (CONTRACT "Permissions"). */
export function checkRights(
  { access, isOpenToTemporaryPassword }: Pick<Call, 'access' | 'isOpenToTemporaryPassword'>,
  { motdepassetemporaire, permissions }: { motdepassetemporaire: boolean; permissions: ReadonlySet<string> },
): void {
  if (motdepassetemporaire && !isOpenToTemporaryPassword) throw new Refusal('auth.motdepasse_temporaire');
  if (typeof access === 'string' || access.some((name) => permissions.has(name))) return;
  throw new Refusal('auth.permission');
}

/** A password that somebody wants, and whether it is one of the commonest. */
export interface AskedPassword {
  username: string;
  nouveau: string;
  isCommon: boolean;
}

/** Refuses a weak password, on the field that carries it (CONTRACT "Session"). */
export function checkPassword(path: string, { username, nouveau, isCommon }: AskedPassword, lang: Lang): void {
  const isCourt = isMotdepasseCourt(nouveau);
  if (!isCourt && !isCommon && !isMotdepasseUsername(nouveau, username)) return;
  const code = isCourt ? 'champ.trop_court' : 'motdepasse.courant';
  const message = messageOf(code, lang, { minimum: PASSWORD_MIN });
  throw new Refusal('requete.invalide', { errors: [{ path, code, message }] });
}

/** Refuses a password of one's own that is weak, the one before, or not typed twice the same (CONTRACT "Session"). */
export function checkOwnNouveau(
  { ancien, confirmation, ...asked }: AskedPassword & { ancien: string; confirmation: string },
  lang: Lang,
): void {
  checkPassword('nouveau', asked, lang);
  if (asked.nouveau === ancien) throw refuseField('nouveau', 'motdepasse.inchange', lang);
  if (asked.nouveau !== confirmation)
    throw refuseFields([{ path: 'confirmation', code: 'motdepasse.different' }], lang);
}
