import { Refusal, refuseField } from '#contract/envelope';
import { type Lang, messageOf } from '#contract/errors';
import { PASSWORD_MIN } from '#domain/limits';
import { isMotdepasseCourt, isMotdepasseUsername } from '#domain/motdepasse';

/** Refuses a password that is too short or the username; the server also knows the commonest ones (CONTRACT "Session"). */
export function checkPassword(
  path: string,
  { username, password }: { username: string; password: string },
  lang: Lang,
) {
  if (isMotdepasseCourt(password)) {
    const message = messageOf('champ.trop_court', lang, { minimum: PASSWORD_MIN });
    throw new Refusal('requete.invalide', { errors: [{ path, code: 'champ.trop_court', message }] });
  }
  if (isMotdepasseUsername(password, username)) throw refuseField(path, 'motdepasse.courant', lang);
}
