import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { type Reach, withinReach } from '../frame/access/reach';
import type { Kind } from './kinds';
import type { Terme } from './terme';

/** Records of one kind at most (PRODUCT K). */
const PER_KIND = 5;
/** The newest records, among which a common term is found without looking at all that contain it. */
const RECENT = 2000;

/** A record that was found, with what tells it apart; `montant` francs. */
export interface Row {
  id: RecordId;
  libelle: string;
  texte: string;
  tel: string | null;
  date: string | null;
  montant: Francs | null;
}

/**
 * The newest records of a kind that contain the term: first among the newest of all, and by the indexes when these do
 * not give enough. Of the two, one is cheap for a common term and the other for a rare one.
 */
export async function findRecords(
  db: Db,
  { table, id, order, columns, near, far, objet }: Kind,
  { terme, caisses }: { terme: Terme; caisses: Reach },
): Promise<Row[]> {
  const live = sql`t.supprimele IS NULL ${objet === 'caisse' ? withinReach(caisses) : sql``}`;
  const any = sql.join(near(terme), sql` OR `);
  const rares = far(terme).map(
    (condition) => sql`
      SELECT ${id} FROM ${table} AS t
      WHERE ${live} AND ${condition} AND (SELECT count(*) FROM proches) < ${sql.lit(PER_KIND)}`,
  );
  // One by one by their key: in the order of an index, the few that a rare term has would be looked for among all.
  const { rows } = await sql<Row>`
    WITH proches AS MATERIALIZED (
      SELECT ${id} AS id FROM (
        SELECT * FROM ${table} AS t WHERE ${live} ORDER BY ${order} LIMIT ${sql.lit(RECENT)}
      ) AS t WHERE ${any} ORDER BY ${order} LIMIT ${sql.lit(PER_KIND)}
    ), trouves AS MATERIALIZED (
      ${sql.join([sql`SELECT id FROM proches`, ...rares], sql` UNION `)}
    )
    SELECT ${id} AS id, ${columns}
    FROM trouves CROSS JOIN LATERAL (SELECT t.* FROM ${table} AS t WHERE ${id} = trouves.id OFFSET 0) AS t
    ORDER BY ${order} LIMIT ${sql.lit(PER_KIND)}
  `.execute(db);
  return rows;
}
