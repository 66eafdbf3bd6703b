import { Refusal, refuseField } from '#contract/envelope';
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

/** Refuses to act for somebody who sees registers that the author does not (PRODUCT Q). */
export function checkReachesAll({ caisses }: Session, theirs: readonly number[] | null): void {
  if (caisses === null) return;
  const isWithin = theirs?.every((caisseid) => caisses.includes(caisseid)) ?? false;
  if (!isWithin) throw new Refusal('auth.permission');
}

/**
 * The registers to keep, sorted, each once. Refuses one that there is not, and a change of what the author does not
 * reach themselves: who sees some registers gives and takes those alone (PRODUCT Q, CONTRACT "Permissions").
 */
export async function givenCaisses(
  { db, session, lang }: Context,
  avant: readonly number[] | null,
  asked: readonly number[] | null,
): Promise<number[] | null> {
  const apres = asked && [...new Set(asked)].sort((a, b) => a - b);
  const known = apres && (await liveCaisses(db, apres));
  const kept = new Set([...(known ?? []), ...(avant ?? [])]);
  if (apres?.some((caisseid) => !kept.has(caisseid)) || !isWithinReach(session.caisses, avant, apres)) {
    throw refuseField('caisses', 'champ.invalide', lang);
  }
  return apres;
}

function isWithinReach(
  reached: readonly number[] | null,
  avant: readonly number[] | null,
  apres: readonly number[] | null,
): boolean {
  if (reached === null) return true;
  if (avant === null || apres === null) return avant === apres;
  const changed = [
    ...apres.filter((caisseid) => !avant.includes(caisseid)),
    ...avant.filter((caisseid) => !apres.includes(caisseid)),
  ];
  return changed.every((caisseid) => reached.includes(caisseid));
}
