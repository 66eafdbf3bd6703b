import type { auth } from '@comptoir/contract/auth';
import { checkCodeGiven, identifiedCompte, mayEnter } from '@comptoir/contract/authRules';
import { Refusal, refuseField } from '@comptoir/contract/envelope';
import { todayInAbidjan } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';
import { inTransaction } from '../db/transaction';
import { findFacteur } from '../frame/access/facteur.repository';
import { verifyPassword } from '../frame/access/password';
import { type Compte, deleteSession, findCompte, lockCompte } from '../frame/access/repository';
import type { Session } from '../frame/access/session';
import type { Activite } from '../frame/audit/repository';
import { countedAddress } from '../frame/http/address';
import { sessionOf } from '../frame/http/plugins/admission';
import { REFUS } from '../frame/http/refus';
import { appareilOf } from './appareil';
import { spendCode } from './code';
import { type AuthHandler, countAttemptIn, type Exchange, giveSession, recordActivite } from './exchange';
import { openSession } from './opening';
import { type Cible, forgiveAttempt } from './throttle.repository';

/** The audit entry of a session's beginning; its end changes only `actiontype`. */
export const activiteOfConnexion = (utilisateurid: RecordId): Activite => ({
  actiontype: 'Insert',
  libelle: 'Connexion',
  objet: 'session',
  objetid: utilisateurid,
});

/**
 * Records a failed sign-in without the typed name, because people type their password there by mistake. It costs the
 * same for a known and an unknown name (RELIABILITY F91).
 */
async function recordFailure(compte: Compte | undefined, exchange: Exchange): Promise<void> {
  const activite = { actiontype: REFUS, libelle: 'Connexion refusée', objet: 'session' };
  const adresse = exchange.request.ip;
  const objetid = compte?.utilisateurid ?? null;
  await recordActivite(exchange.routing.db, exchange, null, { ...activite, objetid, apres: { adresse } });
}

/**
 * Returns the account of this name and password if it may enter. Every other case is the same refusal (CONTRACT
 * "Session").
 */
async function identifyCompte(
  { username, password }: { username: string; password: string },
  exchange: Exchange,
): Promise<Compte> {
  const { routing } = exchange;
  const compte = await findCompte(routing.db, username);
  const isRight = await verifyPassword(compte?.motdepasse, password);
  const found = identifiedCompte(compte, { isRight, today: todayInAbidjan(routing.now()) });
  if (found) return found;
  await recordFailure(compte, exchange);
  throw new Refusal('auth.identifiants');
}

interface Entry {
  compte: Compte;
  cibles: readonly Cible[];
  code: string | undefined;
  isCodeAsked: boolean;
}

/** Locks the identified account and returns whether it may still enter with the same password. */
async function isStill(trx: Db, { utilisateurid, motdepasse }: Compte, nowMs: number): Promise<boolean> {
  const now = await lockCompte(trx, utilisateurid);
  return now?.motdepasse === motdepasse && mayEnter(now, todayInAbidjan(nowMs));
}

/** Opens the session in place of the browser's former one. Returns null when the code is not valid. */
async function enterAccount(
  trx: Db,
  { compte, cibles, code, isCodeAsked }: Entry,
  exchange: Exchange,
): Promise<Session | null> {
  const { utilisateurid } = compte;
  const nowMs = exchange.routing.now();
  if (!(await isStill(trx, compte, nowMs))) throw new Refusal('auth.identifiants');
  if (isCodeAsked && !(await spendCode(trx, utilisateurid, code ?? '', nowMs))) return null;
  for (const cible of cibles) await forgiveAttempt(trx, cible);
  const former = await sessionOf({ ...exchange.routing.admission, db: trx }, exchange.request);
  if (former) await deleteSession(trx, former.empreinte);
  const opened = await openSession(trx, compte, nowMs, appareilOf(exchange.request.headers['user-agent']));
  await recordActivite(trx, exchange, utilisateurid, activiteOfConnexion(utilisateurid));
  return opened;
}

/**
 * Signs a user in. It asks for the second factor only after a right password. That answer forgives no attempt, because
 * the sender may be guessing.
 */
export const login: AuthHandler<(typeof auth)['login']> = async ({ body }, exchange) => {
  const { routing, request } = exchange;
  const cibles: Cible[] = [
    { genre: 'adresse', cle: countedAddress(request.ip) },
    { genre: 'compte', cle: body.username.toLowerCase() },
  ];
  for (const cible of cibles) await countAttemptIn(exchange, cible);
  const compte = await identifyCompte(body, exchange);
  const isCodeAsked = (await findFacteur(routing.db, compte.utilisateurid))?.isConfirmed === true;
  checkCodeGiven(isCodeAsked, body.code);
  const entry = { compte, cibles, code: body.code, isCodeAsked };
  const session = await inTransaction(routing.db, (trx) => enterAccount(trx, entry, exchange));
  if (session) return { data: await giveSession(session, exchange) };
  await recordFailure(compte, exchange);
  throw refuseField('code', 'auth.code_incorrect');
};
