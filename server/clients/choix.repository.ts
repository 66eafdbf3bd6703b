import type { ClientChoice } from '@comptoir/contract/clients';
import { type ClientCherche, clientSought, type Numero, RANG_CLIENT } from '@comptoir/domain/client';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/pool';

type Sql = RawBuilder<unknown>;

/** The newest clients, among whom enough of a common word are found; of one rarer than that, the indexes give all. */
const NEWEST = 5000;

const RANGS = [RANG_CLIENT.debut, RANG_CLIENT.mot, RANG_CLIENT.dedans];

const COLUMNS = sql`clientid, libelleclient, tel`;

interface Choix {
  search: string;
  /** Clients at most, beside the one of `clientid`. */
  limit: number;
  clientid?: RecordId | undefined;
}

/**
 * The newest clients; with `search` those whose name and phone hold it, the best first, then the newest. `clientid` adds
 * one that is not among them.
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
 * Rank after rank. The newest clients are looked at first, for all ranks at once; the index of a rank is asked only
 * while these and the better ranks are not enough: what it gives is little then.
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

/** The best of the newest clients, with the first of the conditions that each of them meets. */
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

/** The newest of all clients that meet the last of the conditions alone. In the order of an index, few were looked for among all. */
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

/** Whether a client is of this rank or perhaps of a better one: the rule of domain/client `rangClient`, each part by an index. */
function conditionOf(sought: ClientCherche, rang: number): Sql {
  const name = escaped(sought.nom);
  const digits = sought.chiffres;
  const [ofName, ofTel, each] = {
    [RANG_CLIENT.debut]: [sql`nom LIKE ${`${name}%`}`, sql`tel LIKE ${`${digits}%`}`, null],
    [RANG_CLIENT.mot]: [sql`nom LIKE ${`% ${name}%`}`, null, eachHeld(sought, true)],
    [RANG_CLIENT.dedans]: [sql`nom LIKE ${`%${name}%`}`, sql`tel LIKE ${`%${digits}%`}`, eachHeld(sought, false)],
  }[rang] as (Sql | null)[];
  // No name and no phone holds what is not sought for in them.
  const parts = [name === '' ? null : ofName, digits === '' ? null : ofTel, each].filter((part) => part != null);
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` OR `)})`;
}

const escaped = (part: string) => part.replace(/[\\%_]/g, '\\$&');

/**
 * Whether each word typed is in a name or a phone: at the start of a word of the name, of the phone, or anywhere. Null
 * of one word, which is the whole.
 */
function eachHeld({ mots, numeros }: ClientCherche, isStart: boolean): Sql | null {
  const inName = (mot: string) => {
    const part = escaped(mot);
    return isStart ? sql`(nom LIKE ${`${part}%`} OR nom LIKE ${`% ${part}%`})` : sql`nom LIKE ${`%${part}%`}`;
  };
  const inTel = (digits: string) => sql`tel LIKE ${isStart ? `${digits}%` : `%${digits}%`}`;
  const inEither = (mot: string) => sql`(${inName(mot)} OR ${inTel(mot)})`;
  const ofRun = (run: Numero) => sql`(${inTel(run.chiffres)} OR (${sql.join(run.mots.map(inEither), sql` AND `)}))`;
  const parts = [...mots.map(inName), ...numeros.map(ofRun)];
  return parts.length < 2 ? null : sql`(${sql.join(parts, sql` AND `)})`;
}
