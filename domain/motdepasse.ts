import { PASSWORD_MIN } from './limits';
import { searchKey } from './texte';

/** Whether a new password has too few characters, each counted once however it is written (CONTRACT "Session"). */
export function isMotdepasseCourt(motdepasse: string): boolean {
  return Array.from(motdepasse).length < PASSWORD_MIN;
}

/** Whether a password is the sign-in name itself, whatever its case and accents (CONTRACT "Session"). */
export function isMotdepasseUsername(motdepasse: string, username: string): boolean {
  return searchKey(motdepasse) === searchKey(username);
}
