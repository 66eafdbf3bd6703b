import { Refusal, refuseField } from '#contract/envelope';
import { couvre, type Portee } from '#domain/habilitation';
import { passwordError } from '../auth/password';
import type { Session } from '../auth/session';
import type { Db } from '../db/pool';
import type { Context } from '../http/context';
import { findProfil } from '../profils/repository';
import { isUsernameTaken, liveCaisses } from './repository';

/** Nobody locks or deletes themselves, nor changes what lets them in (CONTRACT "Permissions", RELIABILITY F101). */
export function checkNotSelf(utilisateurid: number, session: Session): void {
  if (utilisateurid === session.utilisateurid) throw new Refusal('utilisateur.soi');
}

/** A sign-in name is one live user's, whatever its case. `except` is the user who may keep it. */
export async function checkUsernameFree(db: Db, username: string, except: number | null = null): Promise<void> {
  if (await isUsernameTaken(db, username, except)) throw new Refusal('utilisateur.existe');
}

/** Refuses a profile that there is not. */
export async function checkProfil({ db, lang }: Context, profilid: number): Promise<void> {
  if (!(await findProfil(db, profilid))) throw refuseField('profilid', 'champ.invalide', lang);
}

/** Nobody is born tomorrow. Days are written one way: their order is that of their texts, also before 2000. */
export function checkNaissance(datenaissance: string | null, { lang, today }: Pick<Context, 'lang' | 'today'>): void {
  if (datenaissance !== null && datenaissance > today) throw refuseField('datenaissance', 'date.future', lang);
}

/** Refuses a weak password, on the field that carries it (CONTRACT "Session"). */
export function checkPassword(username: string, nouveau: string, path: string, { lang }: Pick<Context, 'lang'>): void {
  const weak = passwordError({ username, nouveau }, path, lang);
  if (weak) throw new Refusal('requete.invalide', { errors: [weak] });
}

/**
 * The registers to keep, sorted, each once. Refuses one that there is not, and one that the author does not reach:
 * nobody gives what they do not see (PRODUCT Q, CONTRACT "Permissions"). What is taken is the author's to take: they
 * reach all that `avant` has (`checkMayChange`).
 */
export async function givenCaisses(
  { db, session, lang }: Context,
  avant: Portee,
  asked: Portee,
): Promise<number[] | null> {
  const apres = asked && [...new Set(asked)].sort((a, b) => a - b);
  const known = apres && (await liveCaisses(db, apres));
  const kept = new Set([...(known ?? []), ...(avant ?? [])]);
  if (apres?.some((caisseid) => !kept.has(caisseid)) || !couvre(session.caisses, apres)) {
    throw refuseField('caisses', 'champ.invalide', lang);
  }
  return apres;
}
