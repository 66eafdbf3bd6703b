import type { Integrite } from '@comptoir/contract/activites';
import type { Count } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import { READER, readLong } from '../../db/reading';
import { inTransaction } from '../../db/transaction';

/**
 * SQL: a line of the audit log as the seals hash it: JSON whose keys and numbers PostgreSQL always writes in the same
 * way. A seal is sha256(previous seal ‖ JSON array of its lines in the order of their ids), hexadecimal (PRODUCT G).
 */
const LIGNE = `jsonb_build_array(a.activiteid, a.requestid, a.utilisateurid,
  to_char(a.date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.actiontype, a.libelle, a.objet, a.objetid,
  a.avant, a.apres)::text`;

const empreinteOf = (precedente: string) =>
  `encode(sha256(convert_to(
    ${precedente} || '[' || string_agg(${LIGNE}, ',' ORDER BY a.activiteid) || ']', 'UTF8')), 'hex')`;

/**
 * The number of latest seals that a check follows, and the number of their lines; the check ends with the seal that
 * reaches either.
 */
interface LatestSceaux {
  sceaux: number;
  lignes: number;
}

/**
 * Returns SQL for the seals that do not match their lines, each with the first of these lines, among the latest seals
 * or all of them. Each seal is checked against the stored seal before it, so the first broken one shows where something
 * was changed.
 */
export const rupturesOf = (latest?: LatestSceaux) => `
  SELECT s.sceauid, coalesce(l.premiere, s.jusqua) AS premiere, s.jusqua, s.nombre, l.trouvees
  FROM (SELECT sceauid, jusqua, nombre, empreinte,
      lead(jusqua, 1, 0::bigint) OVER (ORDER BY jusqua DESC) AS depuis,
      lead(empreinte, 1, '') OVER (ORDER BY jusqua DESC) AS precedente
      ${latest ? ', first_value(cumul) OVER (ORDER BY jusqua DESC) - cumul AS plusrecentes' : ''}
    FROM sceau ORDER BY jusqua DESC LIMIT ${latest?.sceaux ?? 'ALL'}) AS s
  CROSS JOIN LATERAL (
    SELECT min(a.activiteid) AS premiere, count(*) AS trouvees, ${empreinteOf('s.precedente')} AS empreinte
    FROM activite AS a WHERE a.activiteid > s.depuis AND a.activiteid <= s.jusqua) AS l
  WHERE (l.trouvees <> s.nombre OR l.empreinte IS DISTINCT FROM s.empreinte)
    ${latest ? `AND s.plusrecentes < ${latest.lignes}` : ''}`;

/** Lets one server at a time write seals, when several use one database. */
const SEAL_LOCK = 4281;

/**
 * Seals the next lines up to the id `jusqua`, at most `batch`; returns their number. No transaction may still write one
 * of these ids: callers first ask `isSettled`.
 */
export function sealNext(db: Db, jusqua: number, batch: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${SEAL_LOCK})`.execute(trx);
    const { rows } = await sql<{ nombre: Count }>`
      WITH dernier AS (SELECT jusqua, empreinte, cumul FROM sceau ORDER BY jusqua DESC LIMIT 1),
        lot AS (SELECT * FROM activite
          WHERE activiteid > coalesce((SELECT jusqua FROM dernier), 0) AND activiteid <= ${jusqua}
          ORDER BY activiteid LIMIT ${sql.lit(batch)})
      INSERT INTO sceau (jusqua, nombre, cumul, empreinte)
      SELECT max(a.activiteid), count(*), coalesce((SELECT cumul FROM dernier), 0) + count(*),
        ${sql.raw(empreinteOf(`coalesce((SELECT empreinte FROM dernier), '')`))}
      FROM lot AS a HAVING count(*) > 0
      RETURNING nombre
    `.execute(trx);
    return rows[0]?.nombre ?? 0;
  });
}

/**
 * SQL: the exact number of lines of the audit log: the total kept by the last seal (migration 0014), plus the lines not
 * yet sealed.
 */
export const NOMBRE_ACTIVITES = sql<number>`(
  SELECT coalesce(max(s.cumul), 0) + (SELECT count(*) FROM activite WHERE activiteid > coalesce(max(s.jusqua), 0))
  FROM (SELECT cumul, jusqua FROM sceau ORDER BY jusqua DESC LIMIT 1) AS s)`;

/** The last line that existed at an instant. The instant is the database's time, to the microsecond. */
export interface Horizon {
  jusqua: number;
  instant: string;
}

export async function horizonOf(db: Db): Promise<Horizon> {
  const { rows } = await sql<Horizon>`
    SELECT coalesce(max(activiteid), 0) AS jusqua, clock_timestamp()::text AS instant FROM activite
  `.execute(db);
  return rows[0] as Horizon;
}

/**
 * Tells whether every transaction that had begun at that instant and may write has ended. A transaction can take an id
 * smaller than the last one and commit later; once all have ended, no such id can still appear.
 */
export async function isSettled(db: Db, instant: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start <= ${instant}::timestamptz
      AND backend_type = 'client backend' AND NOT starts_with(application_name, ${READER})
    LIMIT 1
  `.execute(db);
  return rows.length === 0;
}

/** Computes the whole chain again, on one snapshot and without a time limit. */
export function checkChaine(db: Db): Promise<Omit<Integrite, 'intacte'>> {
  return readLong(db, async (trx) => {
    const { rows } = await sql<Omit<Integrite, 'intacte'>>`
      SELECT coalesce(sum(nombre), 0)::bigint AS nombre, count(*) AS sceaux, max(createdon) AS dernier,
        (SELECT json_build_object('premiere', premiere, 'derniere', jusqua)
          FROM (${sql.raw(rupturesOf())}) AS ruptures ORDER BY jusqua LIMIT 1) AS "rompueA"
      FROM sceau
    `.execute(trx);
    return rows[0] as Omit<Integrite, 'intacte'>;
  });
}
