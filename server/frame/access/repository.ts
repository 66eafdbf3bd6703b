import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import { ask, type Question } from '../../db/together';
import { holdOff } from './gate.repository';

export interface SessionRow {
  utilisateurid: RecordId;
  nom: string;
  prenom: string;
  libelleprofil: string;
  motdepassetemporaire: boolean;
  permissions: string[];
  caisses: number[] | null;
  expire: string;
  dernierusage: string;
}

/** Minutes without a request that end a session on the server (RELIABILITY F88); the browser's own limit is shorter. */
const IDLE_MINUTES = 20;
/** Not every request writes: the last use is kept to the minute. */
const TOUCH_AFTER_MS = 60_000;

/** A session `s` that is neither over nor left alone too long; `now` in ISO 8601. */
export const isOpen = (now: string) => sql<boolean>`
  s.expire > ${now}::timestamptz AND s.dernierusage > ${now}::timestamptz - make_interval(mins => ${IDLE_MINUTES})`;

type FoundSession = SessionRow & { empreinte: string };

/**
 * The sessions of tokens' fingerprints with their users' permissions of now; none that is over or whose user is locked,
 * deleted or past the expiration date (CONTRACT "Session").
 */
export function findSessions(
  db: Db,
  empreintes: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, SessionRow>> {
  return ask(db, sessionsOf(empreintes, now));
}

/** The session of one fingerprint, by the same rules. */
export function findSession(db: Db, empreinte: string, now: string): Promise<SessionRow | undefined> {
  return ask(db, sessionOf(empreinte, now));
}

export function sessionOf(empreinte: string, now: string): Question<SessionRow | undefined, FoundSession> {
  const { told, ...question } = sessionsOf([empreinte], now);
  return { ...question, told: (rows) => told(rows).get(empreinte) };
}

const sessionsOf = (
  empreintes: readonly string[],
  now: string,
): Question<ReadonlyMap<string, SessionRow>, FoundSession> => ({
  key: 'session',
  query: () => sql<FoundSession>`
    SELECT s.empreinte, u.utilisateurid, u.nom, u.prenom, p.libelle AS libelleprofil, u.motdepassetemporaire, u.caisses,
           s.expire, s.dernierusage,
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

/** Any request counts as use, at most one write a minute. */
export async function touchSession(db: Db, empreinte: string, row: SessionRow, now: string): Promise<void> {
  if (Date.parse(now) - Date.parse(row.dernierusage) < TOUCH_AFTER_MS) return;
  await db.updateTable('session').set({ dernierusage: now }).where('empreinte', '=', empreinte).execute();
}

export interface SessionFields {
  empreinte: string;
  utilisateurid: RecordId;
  createdon: string;
  expire: string;
  /** What people recognise the device by. */
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

/** Ends the sessions of a user with their access: with the last day of it, Abidjan's (RELIABILITY I24). */
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

/** The live account of a username, whatever its case: the database folds both, as its unique index does. */
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
 * The account as it is now, locked: who locks it, deletes it or resets its password is waited for, and waits, so that
 * no session opens beside (RELIABILITY I24).
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

export async function updateMotdepasse(db: Db, utilisateurid: RecordId, motdepasse: string): Promise<void> {
  await db
    .updateTable('utilisateur')
    .set((row) => ({ motdepasse, motdepassetemporaire: false, version: row('version', '+', 1) }))
    .where('utilisateurid', '=', utilisateurid)
    .execute();
}
