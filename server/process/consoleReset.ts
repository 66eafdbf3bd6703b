import { randomUUID } from 'node:crypto';
import { mayEnter } from '@comptoir/contract/authRules';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { readableSecret } from '../auth/readableSecret';
import { forgiveAttempt } from '../auth/throttle.repository';
import type { Db } from '../db/pool';
import { inTransaction } from '../db/transaction';
import { lockAdministration, restoreReach } from '../frame/access/administrateur.repository';
import { deleteFacteur, findFacteur } from '../frame/access/facteur.repository';
import { hashPassword } from '../frame/access/password';
import { type Compte, deleteSessionsOf, findCompte, lockCompte } from '../frame/access/repository';
import { insertActivite } from '../frame/audit/repository';
import { changeUtilisateur } from '../utilisateurs/repository';

/** The result, for the operator to hand over to the user. */
interface ConsoleReset {
  username: string;
  /** Temporary password: the sign-in asks for another one. */
  motdepasse: string;
  /** The account is locked or past its last day, so another administrator must open it. */
  isClosed: boolean;
  /** The user is an administrator who saw only some registers, and now sees all of them again. */
  isReachRestored: boolean;
}

/**
 * Lets a user in again who lost their password or their second factor, when nobody can do so in the application. Only a
 * person who already controls the server and its data can run it. The user gets a temporary password and loses the
 * second factor and all sessions; an administrator reaches every register again; the audit log gets a line without an
 * author. Undefined when there is no such user. `nowMs` in epoch milliseconds.
 */
export async function resetOnConsole(db: Db, username: string, nowMs: number): Promise<ConsoleReset | undefined> {
  const compte = await findCompte(db, username);
  if (!compte) return undefined;
  const secret = readableSecret();
  const motdepasse = await hashPassword(secret);
  const isReachRestored = await inTransaction(db, (trx) => resetAccount(trx, compte, { motdepasse, nowMs }));
  return {
    username: compte.username,
    motdepasse: secret,
    isClosed: !mayEnter(compte, todayInAbidjan(nowMs)),
    isReachRestored,
  };
}

async function resetAccount(
  trx: Db,
  { utilisateurid, username, motdepassetemporaire }: Compte,
  { motdepasse, nowMs }: { motdepasse: string; nowMs: number },
): Promise<boolean> {
  await lockAdministration(trx);
  await lockCompte(trx, utilisateurid);
  const doublefacteur = (await findFacteur(trx, utilisateurid))?.isConfirmed === true;
  const caisses = await restoreReach(trx, utilisateurid);
  await changeUtilisateur(trx, utilisateurid, { motdepasse, motdepassetemporaire: true });
  await deleteFacteur(trx, utilisateurid);
  await deleteSessionsOf(trx, utilisateurid);
  await forgiveAttempt(trx, { genre: 'compte', cle: username.toLowerCase() });
  const author = { requestid: randomUUID(), utilisateurid: null, date: new Date(nowMs).toISOString() };
  await insertActivite(trx, author, {
    actiontype: 'Update',
    libelle: `${username} (console)`,
    objet: 'utilisateur',
    objetid: utilisateurid,
    avant: { motdepassetemporaire, doublefacteur, ...(caisses && { caisses }) },
    apres: { motdepassetemporaire: true, doublefacteur: false, ...(caisses && { caisses: null }) },
  });
  return caisses !== undefined;
}
