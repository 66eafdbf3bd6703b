import { type Fiche, MAX_TROUVES } from '@comptoir/contract/rechercheRules';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { PERMANENTE, withinReach } from '../frame/access/reach';
import type { Kind } from './kinds';
import type { Terme } from './terme';

/**
 * The number of newest records that are searched first: they contain a common term without reading all records with it.
 */
const RECENT = 2000;

/**
 * Returns the newest records of a kind that contain the term. It searches the newest of all first, then uses the
 * indexes when these do not give enough: one way is cheap for a common term, the other for a rare one.
 */
export async function findRecords(
  db: Db,
  { table, id, order, columns, near, far, objet }: Kind,
  terme: Terme,
): Promise<Fiche[]> {
  const { caisses } = terme;
  const live = sql`t.supprimele IS NULL ${objet === 'caisse' ? sql`AND ${PERMANENTE} ${withinReach(caisses)}` : sql``}`;
  const any = sql.join(near(terme), sql` OR `);
  const rares = far(terme).map(
    (condition) => sql`
      SELECT ${id} FROM ${table} AS t
      WHERE ${live} AND ${condition} AND (SELECT count(*) FROM proches) < ${sql.lit(MAX_TROUVES)}`,
  );
  // OFFSET 0 reads the records one by one by their key. Otherwise PostgreSQL might read all records in the order of an
  // index to find the few of a rare term.
  const { rows } = await sql<Fiche>`
    WITH proches AS MATERIALIZED (
      SELECT ${id} AS id FROM (
        SELECT * FROM ${table} AS t WHERE ${live} ORDER BY ${order} LIMIT ${sql.lit(RECENT)}
      ) AS t WHERE ${any} ORDER BY ${order} LIMIT ${sql.lit(MAX_TROUVES)}
    ), trouves AS MATERIALIZED (
      ${sql.join([sql`SELECT id FROM proches`, ...rares], sql` UNION `)}
    )
    SELECT ${id} AS id, ${columns}
    FROM trouves CROSS JOIN LATERAL (SELECT t.* FROM ${table} AS t WHERE ${id} = trouves.id OFFSET 0) AS t
    ORDER BY ${order} LIMIT ${sql.lit(MAX_TROUVES)}
  `.execute(db);
  return rows;
}
