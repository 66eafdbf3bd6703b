import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import { changeRecord } from '../../db/records.repository';
import { askQuestion, type Question } from '../../db/together';
import { holdOff } from './gate.repository';

export interface SessionRow {
  utilisateurid: RecordId;
  nom: string;
  prenom: string;
  libelleprofil: string;
  motdepassetemporaire: boolean;
  permissions: string[];
  attitrees: number[] | null;
  avances: number[];
  expire: string;
  dernierusage: string;
}

/** Minutes without a request that end a session on the server (RELIABILITY F88); the browser's own limit is shorter. */
const IDLE_MINUTES = 20;
/** A session's last use is stored once a minute at most, so that not every request writes. */
const TOUCH_AFTER_MS = 60_000;

/** SQL: whether a session `s` is neither over nor idle for too long; `now` in ISO 8601. */
export const isOpen = (now: string) => sql<boolean>`
  s.expire > ${now}::timestamptz AND s.dernierusage > ${now}::timestamptz - make_interval(mins => ${IDLE_MINUTES})`;

type FoundSession = SessionRow & { empreinte: string };

/**
 * Returns the sessions of these token fingerprints, with their users' current permissions. Sessions are left out when
 * they are over or when the user is locked, deleted or past the expiration date (CONTRACT "Session").
 */
export function findSessions(
  db: Db,
  empreintes: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, SessionRow>> {
  return askQuestion(db, sessionsOf(empreintes, now));
}

/** Returns the session of one fingerprint, by the same rules. */
export function findSession(db: Db, empreinte: string, now: string): Promise<SessionRow | undefined> {
  return askQuestion(db, sessionOf(empreinte, now));
}

export function sessionOf(empreinte: string, now: string): Question<SessionRow | undefined, FoundSession> {
  const { told, ...question } = sessionsOf([empreinte], now);
  return { ...question, told: (rows) => told(rows).get(empreinte) };
}

const sessionsOf = (
  empreintes: readonly string[],
  now: string,
): Question<ReadonlyMap<string, SessionRow>, FoundSession> => ({
  query: () => sql<FoundSession>`
    SELECT s.empreinte, u.utilisateurid, u.nom, u.prenom, p.libelle AS libelleprofil, u.motdepassetemporaire,
           u.caisses AS attitrees, s.expire, s.dernierusage,
           ARRAY(SELECT caisseid FROM avance WHERE porteurid = u.utilisateurid AND caisseid IS NOT NULL) AS avances,
           to_json(ARRAY(SELECT nom FROM permission WHERE permission.profilid = u.profilid)) AS permissions
    FROM session AS s
    JOIN utilisateur AS u ON u.utilisateurid = s.utilisateurid
    JOIN profil AS p ON p.profilid = u.profilid
    WHERE s.empreinte = ANY(${empreintes}::text[]) AND ${isOpen(now)}
      AND NOT u.verrouille AND u.supprimele IS NULL AND p.supprimele IS NULL
      AND (u.dateexpiration IS NULL OR u.dateexpiration >= (${now}::timestamptz AT TIME ZONE 'Africa/Abidjan')::date)
  `,
  told: (rows) => new Map(rows.map(({ empreinte, ...row }) => [empreinte, row])),
});

/** Notes that the session was used, with at most one write a minute. Any request counts as use. */
export async function touchSession(db: Db, empreinte: string, row: SessionRow, now: string): Promise<void> {
  if (Date.parse(now) - Date.parse(row.dernierusage) < TOUCH_AFTER_MS) return;
  await db.updateTable('session').set({ dernierusage: now }).where('empreinte', '=', empreinte).execute();
}

export interface SessionFields {
  empreinte: string;
  utilisateurid: RecordId;
  createdon: string;
  expire: string;
  /** Text by which people recognise the device. */
  appareil: string;
}

export async function insertSession(db: Db, session: SessionFields): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, dernierusage: session.createdon })
    .execute();
}

export async function deleteSession(db: Db, empreinte: string): Promise<void> {
  await db.deleteFrom('session').where('empreinte', '=', empreinte).execute();
}

export async function deleteSessionsOf(db: Db, utilisateurid: RecordId): Promise<void> {
  await db.deleteFrom('session').where('utilisateurid', '=', utilisateurid).execute();
}

/** Makes the sessions of a user end with their access, at the end of its last day in Abidjan (RELIABILITY I24). */
export async function shortenSessionsOf(db: Db, utilisateurid: RecordId, dateexpiration: string): Promise<void> {
  await sql`
    UPDATE session SET expire = least(expire, (${dateexpiration}::date + 1)::timestamp AT TIME ZONE 'Africa/Abidjan')
    WHERE utilisateurid = ${utilisateurid}
  `.execute(db);
}

export interface Compte {
  utilisateurid: RecordId;
  username: string;
  motdepasse: string;
  motdepassetemporaire: boolean;
  dateexpiration: string | null;
  verrouille: boolean;
}

const COMPTE = [
  'utilisateurid',
  'username',
  'motdepasse',
  'motdepassetemporaire',
  'dateexpiration',
  'verrouille',
] as const;

/**
 * Returns the account of a username, whatever its case, unless it is deleted. The database folds the case, as its
 * unique index does.
 */
export function findCompte(db: Db, username: string): Promise<Compte | undefined> {
  return db
    .selectFrom('utilisateur')
    .select(COMPTE)
    .where(sql`lower(username)`, '=', sql`lower(${username}::text)`)
    .where('supprimele', 'is', null)
    .executeTakeFirst();
}

export function compteOf(db: Db, utilisateurid: RecordId): Promise<Compte> {
  return db
    .selectFrom('utilisateur')
    .select(COMPTE)
    .where('utilisateurid', '=', utilisateurid)
    .executeTakeFirstOrThrow();
}

/**
 * Returns the account as it is now and locks it. A request that locks or deletes it or resets its password comes before
 * or waits, so that no session opens at the same time (RELIABILITY I24).
 */
export async function lockCompte(trx: Db, utilisateurid: RecordId): Promise<Compte | undefined> {
  await holdOff(trx, 'utilisateur', utilisateurid);
  return trx
    .selectFrom('utilisateur')
    .select(COMPTE)
    .where('utilisateurid', '=', utilisateurid)
    .where('supprimele', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export const updateMotdepasse = (db: Db, utilisateurid: RecordId, motdepasse: string): Promise<void> =>
  changeRecord(db, 'utilisateur', utilisateurid, { motdepasse, motdepassetemporaire: false });
