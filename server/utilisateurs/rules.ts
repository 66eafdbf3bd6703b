import { passwordIssues } from '@comptoir/contract/authRules';
import { throwAll } from '@comptoir/contract/envelope';
import { checkFree } from '@comptoir/contract/recordRules';
import { askedCaisses, checkCaisses, checkProfil } from '@comptoir/contract/utilisateurRules';
import type { Portee } from '@comptoir/domain/habilitation';
import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';
import { isCommonPassword } from '../frame/access/commonPasswords';
import type { Context } from '../frame/http/context';
import { findProfil } from '../profils/repository';
import { isUsernameTaken, liveCaisses } from './repository';

/** Refuses a sign-in name that another live user has, in any case. `except` is the user who may keep it. */
export async function checkUsernameFree(db: Db, username: string, except: number | null = null): Promise<void> {
  checkFree(await isUsernameTaken(db, username, except), 'utilisateur.existe');
}

/** Refuses a profile that does not exist. */
export async function checkProfilThere(profilid: RecordId, { db }: Context): Promise<void> {
  checkProfil((await findProfil(db, profilid)) !== undefined);
}

/** Refuses a weak password, on its field `path` (CONTRACT "Session"). */
export async function checkPassword(username: string, nouveau: string, path: string): Promise<void> {
  const isCommon = await isCommonPassword(nouveau, [username]);
  throwAll(passwordIssues(path, { username, nouveau, isCommon }));
}

/** Returns the registers to give to a user who has `avant`, or refuses them (`contract/utilisateurRules`). */
export async function givenCaisses({ db, session }: Context, avant: Portee, asked: Portee): Promise<number[] | null> {
  const apres = askedCaisses(asked);
  const live = apres ? await liveCaisses(db, apres) : [];
  checkCaisses(apres, { live, avant, author: session.attitrees });
  return apres;
}
