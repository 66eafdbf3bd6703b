import type { Call } from '#contract/call';
import { Refusal } from '#contract/envelope';
import type { Session } from './session';

/** Throws unless a session may make a call: temporary password first, then permission (CONTRACT "Permissions"). */
export function checkRights(call: Pick<Call, 'access' | 'isOpenToTemporaryPassword'>, session: Session): void {
  if (session.motdepassetemporaire && !call.isOpenToTemporaryPassword) throw new Refusal('auth.motdepasse_temporaire');
  if (typeof call.access === 'string' || call.access.some((name) => session.permissions.has(name))) return;
  throw new Refusal('auth.permission');
}
