import { PASSWORD_MIN } from './limits';
import { searchKey } from './texte';

/** Whether a new password is too short, in Unicode code points (CONTRACT "Session"). */
export function isMotdepasseCourt(motdepasse: string): boolean {
  return Array.from(motdepasse).length < PASSWORD_MIN;
}

/** Whether a password equals the sign-in name; case and accents make no difference (CONTRACT "Session"). */
export function isMotdepasseUsername(motdepasse: string, username: string): boolean {
  return searchKey(motdepasse) === searchKey(username);
}
