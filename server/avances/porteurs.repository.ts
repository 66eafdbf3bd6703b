import type { PorteurPossible } from '@comptoir/contract/avance';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { patternContaining } from '../db/page';
import type { Db } from '../db/pool';
import { nameOf } from '../transferts/repository';

type Sql = RawBuilder<unknown>;

/**
 * The number of first accounts by name that are searched first: they contain enough matches of a common word (ADR
 * 0029).
 */
const NEAREST = 5000;
/** The fewest letters that the index of words knows. */
const TRIGRAM = 3;
/** A text after every key that begins with the text before it. */
const LAST = '\u{10FFFF}';

/** SQL: a user `u` may sign in on the plain date `today`. */
const isActif = (today: string) => sql`
  (NOT u.verrouille AND u.supprimele IS NULL AND (u.dateexpiration IS NULL OR u.dateexpiration >= ${today}::date))`;

const COLUMNS = sql`u.utilisateurid, ${nameOf('u')} AS nom, u.contact AS tel`;
const CLE = sql`u.recherche COLLATE "C"`;
const BY_NAME = sql`ORDER BY ${CLE}, u.utilisateurid`;

interface Choix {
  search: string;
  /** Most accounts to return, not counting the one of `porteurid`. */
  limit: number;
  porteurid?: RecordId | undefined;
}

/**
 * Returns accounts that may sign in, by name; with `search`, those that match it by the rule `rangPorteur` of
 * domain/avance, the best rank first. `porteurid` adds an account that is not among them.
 */
export async function porteursPossibles(
  db: Db,
  { search, limit, porteurid }: Choix,
  today: string,
): Promise<PorteurPossible[]> {
  const data = await bestOf(db, searchKey(search), limit, isActif(today));
  if (porteurid === undefined || data.some(({ utilisateurid }) => utilisateurid === porteurid)) return data;
  return [
    ...data,
    ...(await porteursIn(db, sql`utilisateur`, sql`${isActif(today)} AND u.utilisateurid = ${porteurid}`, 1)),
  ];
}

async function bestOf(db: Db, cle: string, limit: number, actif: Sql): Promise<PorteurPossible[]> {
  if (cle === '') return porteursIn(db, sql`utilisateur`, actif, limit);
  const begins = sql`${actif} AND ${CLE} >= ${cle} AND ${CLE} < ${cle + LAST}`;
  const first = await porteursIn(db, sql`utilisateur`, begins, limit);
  if (first.length === limit) return first;
  const known = new Set(first.map(({ utilisateurid }) => utilisateurid));
  const others = (await holding(db, cle, limit, actif)).filter(({ utilisateurid }) => !known.has(utilisateurid));
  return [...first, ...others].slice(0, limit);
}

/**
 * Returns the first accounts by name that hold each word of a key. The index finds rare words; a word of fewer than
 * three letters is looked for only among the nearest accounts.
 */
async function holding(db: Db, cle: string, limit: number, actif: Sql): Promise<PorteurPossible[]> {
  const words = cle.split(' ');
  const held = sql.join(
    words.map((word) => sql`u.recherche LIKE ${patternContaining(word)}`),
    sql` AND `,
  );
  const nearest = sql`(SELECT * FROM utilisateur AS u WHERE u.supprimele IS NULL ${BY_NAME} LIMIT ${sql.lit(NEAREST)})`;
  const near = await porteursIn(db, nearest, sql`${actif} AND ${held}`, limit);
  if (near.length === limit || words.every((word) => word.length < TRIGRAM)) return near;
  const found = sql`(SELECT u.* FROM utilisateur AS u WHERE u.supprimele IS NULL AND ${held} OFFSET 0)`;
  return porteursIn(db, found, actif, limit);
}

async function porteursIn(db: Db, accounts: Sql, which: Sql, limit: number): Promise<PorteurPossible[]> {
  const { rows } = await sql<PorteurPossible>`
    SELECT ${COLUMNS} FROM ${accounts} AS u WHERE ${which} ${BY_NAME} LIMIT ${sql.lit(limit)}
  `.execute(db);
  return rows;
}

/** Whether an account may hold an advance. */
export async function isPorteurPossible(db: Db, utilisateurid: RecordId, today: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM utilisateur AS u WHERE u.utilisateurid = ${utilisateurid} AND ${isActif(today)}
  `.execute(db);
  return rows.length > 0;
}
