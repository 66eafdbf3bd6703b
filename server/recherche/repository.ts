import { type Fiche, MAX_TROUVES } from '@comptoir/contract/rechercheRules';
import { RANG_TROUVE } from '@comptoir/domain/recherche';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/pool';
import { PERMANENTE, withinReach } from '../frame/access/reach';
import { anyOf } from './conditions';
import type { Kind } from './kinds';
import type { Terme } from './terme';

type Sql = RawBuilder<unknown>;

/**
 * The number of newest records that are searched first: they contain a common term without reading all records with it.
 */
const RECENT = 2000;

/** SQL of how well a row answers the term (`RANG_TROUVE`); a pattern is `%term%`. */
function rangOf(cle: Sql, id: Sql, { patterns }: Terme): Sql {
  const begins = patterns.map((pattern) => sql`${cle} LIKE ${pattern.slice(1)}`);
  const words = patterns.map((pattern) => sql`${cle} LIKE ${`% ${pattern.slice(1)}`}`);
  return sql`CASE WHEN ${id} IN (SELECT id FROM exacts) THEN ${sql.lit(RANG_TROUVE.exact)}
    WHEN ${anyOf(begins)} THEN ${sql.lit(RANG_TROUVE.debut)}
    WHEN ${anyOf(words)} THEN ${sql.lit(RANG_TROUVE.mot)} ELSE ${sql.lit(RANG_TROUVE.dedans)} END`;
}

/**
 * Returns the records of a kind that answer the term best, then the newest. It searches the newest of all first, then
 * uses the indexes when these do not give enough: one way is cheap for a common term, the other for a rare one. So the
 * best of a common term are the best among the newest records, and those with the very number or reference.
 */
export async function findRecords(db: Db, kind: Kind, terme: Terme): Promise<Fiche[]> {
  const { table, id, order, columns, cle, near, far, exact, objet } = kind;
  const { caisses } = terme;
  const live = sql`t.supprimele IS NULL ${objet === 'caisse' ? sql`AND ${PERMANENTE} ${withinReach(caisses)}` : sql``}`;
  const those = (condition: Sql) => sql`SELECT ${id} AS id FROM ${table} AS t WHERE ${live} AND ${condition}`;
  const rares = far(terme).map(
    (condition) => sql`${those(condition)} AND (SELECT count(*) FROM proches) < ${sql.lit(MAX_TROUVES)}`,
  );
  const exacts = exact(terme).map(those);
  const best = sql`ORDER BY ${rangOf(cle, id, terme)}, ${order} LIMIT ${sql.lit(MAX_TROUVES)}`;
  // OFFSET 0 reads the records one by one by their key. Otherwise PostgreSQL might read all records in the order of an
  // index to find the few of a rare term.
  const { rows } = await sql<Fiche>`
    WITH exacts AS MATERIALIZED (
      ${exacts.length === 0 ? sql`SELECT 0 AS id WHERE false` : sql.join(exacts, sql` UNION `)}
    ), proches AS MATERIALIZED (
      SELECT ${id} AS id FROM (
        SELECT * FROM ${table} AS t WHERE ${live} ORDER BY ${order} LIMIT ${sql.lit(RECENT)}
      ) AS t WHERE ${anyOf(near(terme))} ${best}
    ), trouves AS MATERIALIZED (
      ${sql.join([sql`SELECT id FROM exacts`, sql`SELECT id FROM proches`, ...rares], sql` UNION `)}
    )
    SELECT ${id} AS id, ${columns}
    FROM trouves CROSS JOIN LATERAL (SELECT t.* FROM ${table} AS t WHERE ${id} = trouves.id OFFSET 0) AS t
    ${best}
  `.execute(db);
  return rows;
}
