import type { ClientChoice } from '@comptoir/contract/clients';
import { type ClientCherche, clientSought, type Numero, RANG_CLIENT } from '@comptoir/domain/client';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/pool';

type Sql = RawBuilder<unknown>;

/**
 * The number of newest clients that are searched first: they contain enough matches of a common word. The indexes find
 * rarer words.
 */
const NEWEST = 5000;

const RANGS = [RANG_CLIENT.debut, RANG_CLIENT.mot, RANG_CLIENT.dedans];

const COLUMNS = sql`clientid, libelleclient, tel`;

interface Choix {
  search: string;
  /** Most clients to return, not counting the one of `clientid`. */
  limit: number;
  clientid?: RecordId | undefined;
}

/**
 * Returns the newest clients; with `search`, those whose name or phone contains it, the best first, then the newest.
 * `clientid` adds a client that is not among them.
 */
export async function choixOf(db: Db, { search, limit, clientid }: Choix): Promise<ClientChoice[]> {
  const sought = clientSought(search);
  const isSought = sought.nom !== '' || sought.chiffres !== '';
  const data = await (isSought ? bestOf(db, sought, limit) : newestOf(db, limit));
  if (clientid === undefined || data.some((client) => client.clientid === clientid)) return data;
  const { rows } = await sql<ClientChoice>`
    SELECT ${COLUMNS} FROM client WHERE supprimele IS NULL AND clientid = ${clientid}`.execute(db);
  return [...data, ...rows];
}

async function newestOf(db: Db, limit: number): Promise<ClientChoice[]> {
  const { rows } = await sql<ClientChoice>`
    SELECT ${COLUMNS} FROM client WHERE supprimele IS NULL ORDER BY clientid DESC LIMIT ${sql.lit(limit)}`.execute(db);
  return rows;
}

/**
 * Returns the best matches, rank after rank. It searches the newest clients first, for all ranks at once. It uses the
 * index of a rank only when these and the better ranks are not enough; the index then gives few clients.
 */
async function bestOf(db: Db, sought: ClientCherche, limit: number): Promise<ClientChoice[]> {
  const conditions = RANGS.map((rang) => conditionOf(sought, rang));
  const near = await nearOf(db, conditions, limit);
  const best: ClientChoice[] = [];
  for (const rang of RANGS) {
    if (best.length >= limit) break;
    const found = near.filter((client) => client.rang === rang).map(({ rang: _, ...client }) => client);
    const isEnough = best.length + found.length >= limit;
    best.push(...(isEnough ? found : await allOf(db, conditions.slice(0, rang + 1), limit)));
  }
  return best.slice(0, limit);
}

/** Returns the best of the newest clients, each with its rank: the first condition that it meets. */
async function nearOf(db: Db, conditions: readonly Sql[], limit: number) {
  const cases = conditions.map((condition, rang) => sql`WHEN ${condition} THEN ${sql.lit(rang)}`);
  const { rows } = await sql<ClientChoice & { rang: number }>`
    SELECT ${COLUMNS}, rang FROM (
      SELECT ${COLUMNS}, CASE ${sql.join(cases, sql` `)} END AS rang
      FROM (SELECT * FROM client WHERE supprimele IS NULL ORDER BY clientid DESC LIMIT ${sql.lit(NEWEST)}) AS newest
    ) AS ranked WHERE rang IS NOT NULL ORDER BY rang, clientid DESC LIMIT ${sql.lit(limit)}
  `.execute(db);
  return rows;
}

/**
 * Returns the newest of all clients that meet the last condition and none before it. MATERIALIZED keeps PostgreSQL from
 * looking for a few matches among all clients in the order of their ids.
 */
async function allOf(db: Db, conditions: readonly Sql[], limit: number): Promise<ClientChoice[]> {
  const better = conditions.slice(0, -1).map((condition) => sql`AND NOT ${condition}`);
  const { rows } = await sql<ClientChoice>`
    WITH found AS MATERIALIZED (
      SELECT clientid FROM client WHERE supprimele IS NULL AND ${conditions.at(-1)} ${sql.join(better, sql` `)}
    )
    SELECT ${COLUMNS} FROM (SELECT clientid FROM found ORDER BY clientid DESC LIMIT ${sql.lit(limit)}) AS best
    JOIN client USING (clientid) ORDER BY clientid DESC
  `.execute(db);
  return rows;
}

/**
 * SQL: whether a client has this rank or perhaps a better one, by the rule `rangClient` of domain/client. Each part has
 * an index.
 */
function conditionOf(sought: ClientCherche, rang: number): Sql {
  const name = escapedPattern(sought.nom);
  const digits = sought.chiffres;
  const [ofName, ofTel, each] = {
    [RANG_CLIENT.debut]: [sql`nom LIKE ${`${name}%`}`, sql`tel LIKE ${`${digits}%`}`, null],
    [RANG_CLIENT.mot]: [sql`nom LIKE ${`% ${name}%`}`, null, eachHeld(sought, true)],
    [RANG_CLIENT.dedans]: [sql`nom LIKE ${`%${name}%`}`, sql`tel LIKE ${`%${digits}%`}`, eachHeld(sought, false)],
  }[rang] as (Sql | null)[];
  // An empty part is left out: it would match every name or phone.
  const parts = [name === '' ? null : ofName, digits === '' ? null : ofTel, each].filter((part) => part != null);
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` OR `)})`;
}

const escapedPattern = (part: string) => part.replace(/[\\%_]/g, '\\$&');

/**
 * SQL: whether each typed word is in the name or the phone; with `isStart`, only at the start of a word of the name or
 * of the phone. Null for a single typed word, because the other conditions look for it.
 */
function eachHeld({ mots, numeros }: ClientCherche, isStart: boolean): Sql | null {
  const inName = (mot: string) => {
    const part = escapedPattern(mot);
    return isStart ? sql`(nom LIKE ${`${part}%`} OR nom LIKE ${`% ${part}%`})` : sql`nom LIKE ${`%${part}%`}`;
  };
  const inTel = (digits: string) => sql`tel LIKE ${isStart ? `${digits}%` : `%${digits}%`}`;
  const inEither = (mot: string) => sql`(${inName(mot)} OR ${inTel(mot)})`;
  const ofRun = (run: Numero) => sql`(${inTel(run.chiffres)} OR (${sql.join(run.mots.map(inEither), sql` AND `)}))`;
  const parts = [...mots.map(inName), ...numeros.map(ofRun)];
  return parts.length < 2 ? null : sql`(${sql.join(parts, sql` AND `)})`;
}
