import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import type { Caisse, TotalCaisses } from '@comptoir/contract/caisses';
import type { CaisseNommee } from '@comptoir/contract/mouvements';
import type { SuiviCaisse } from '@comptoir/domain/arrete';
import { searchKey } from '@comptoir/domain/texte';
import type { Count, Francs, RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { orderedBy } from '../db/order';
import { type Page, type Paging, patternContaining, readPage, searchPage } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord } from '../db/records.repository';
import { askQuestion, type Question } from '../db/together';
import { PERMANENTE, type Reach, withinReach } from '../frame/access/reach';
import type { Session } from '../frame/access/session';
import { foundIn } from '../recherche/conditions';
import { termeOf } from '../recherche/terme';
import { suivie } from './suivies.repository';

const COLUMNS = [
  'caisseid',
  'libelle',
  'code',
  'nature',
  'montant',
  'solde',
  'description',
  'arretele',
  'aveugle',
  'plafond',
  'plafondrefuse',
  'decharge',
  'version',
] as const;

const rechercheOf = ({ libelle, description, code }: Pick<CaisseFields, 'libelle' | 'description' | 'code'>) =>
  searchKey(`${libelle} ${description} ${code}`);

/** Returns the registers within reach, by label; of advances only `avances`, those that the user holds. */
export async function listCaisseChoices(
  db: Db,
  { caisses, avances }: Pick<Session, 'caisses' | 'avances'>,
): Promise<CaisseChoice[]> {
  const { rows } = await sql<CaisseChoice>`
    SELECT caisseid, libelle, nature, solde, arretele, plafond, plafondrefuse, decharge FROM caisse
    WHERE supprimele IS NULL ${withinReach(caisses)} AND (${PERMANENTE} OR caisseid = ANY(${avances}::integer[]))
    ORDER BY cle, caisseid
  `.execute(db);
  return rows;
}

/**
 * Returns the registers and advances within reach whose text holds `search`: registers by label, then advances, the
 * newest first, `limit` at most. `caisseid` adds one that is not among them.
 */
export async function caissesNommees(
  db: Db,
  { search, limit, caisseid = null }: { search: string; limit: number; caisseid?: RecordId | null | undefined },
  caisses: Reach,
): Promise<CaisseNommee[]> {
  const trouvee = sql`recherche LIKE ${patternContaining(search)}`;
  const { rows } = await sql<CaisseNommee>`
    SELECT caisseid, libelle FROM (
      SELECT caisseid, libelle, ${trouvee} AS trouvee, row_number() OVER (
        ORDER BY ${trouvee} DESC, ${PERMANENTE} DESC, CASE WHEN ${PERMANENTE} THEN cle END, caisseid DESC) AS rang
      FROM caisse WHERE supprimele IS NULL ${withinReach(caisses)}
    ) AS rangees
    WHERE (trouvee AND rang <= ${limit}) OR caisseid = ${caisseid}::integer ORDER BY rang
  `.execute(db);
  return rows;
}

/** SQL of the sum of the live registers within reach, in francs; `which` narrows them. */
export const soldeDe = (caisses: Reach, which = sql``) => sql`
  (SELECT coalesce(sum(solde), 0) FROM caisse WHERE supprimele IS NULL ${withinReach(caisses)} ${which})`;

/** SQL of the part of that sum in advances. */
export const avancesDe = (caisses: Reach) => soldeDe(caisses, sql`AND NOT ${PERMANENTE}`);

/** Returns the sum of the registers within reach. */
export async function totalOfCaisses(db: Db, caisses: Reach): Promise<TotalCaisses> {
  const { rows } = await sql<TotalCaisses>`
    SELECT ${soldeDe(caisses)} AS solde, ${avancesDe(caisses)} AS avances
  `.execute(db);
  return rows[0] as TotalCaisses;
}

/** The filters of a list of registers: within reach, with a term, in need of attention on the day `today`. */
export interface CaisseFilters {
  term: string;
  caisses: Reach;
  suivi?: SuiviCaisse | undefined;
  today: string;
}

/** Reads a page of registers without advances, newest first. They are few, so each page counts them. */
export function pageOfCaisses(
  db: Db,
  { term, caisses, suivi, today }: CaisseFilters,
  paging: Paging,
): Promise<Page<Caisse>> {
  const live = sql`
    FROM caisse AS t WHERE supprimele IS NULL AND ${PERMANENTE} ${withinReach(caisses)} ${suivie(suivi, today)}`;
  const list = {
    keys: sql`SELECT caisseid ${live}`,
    ...orderedBy('DESC', 'caisseid'),
    rows: sql`
        SELECT c.caisseid, c.libelle, c.code, c.nature, c.montant, c.solde, c.description, c.arretele,
          c.aveugle, c.plafond, c.plafondrefuse, c.decharge, c.version
        FROM page JOIN caisse AS c USING (caisseid)`,
  };
  const terme = termeOf(term, caisses);
  if (terme) return searchPage(db, { ...list, keys: foundIn('caisse', list.keys, terme) }, paging);
  return readPage(db, { ...list, total: sql`(SELECT count(*) ${live})` }, paging);
}

export type CaisseFields = Pick<
  Caisse,
  'libelle' | 'description' | 'code' | 'nature' | 'aveugle' | 'plafond' | 'plafondrefuse' | 'decharge'
>;

/** The typed fields of a register, with the columns for its searches and its order. */
const typedOf = ({ libelle, description, code, nature, aveugle, plafond, plafondrefuse, decharge }: CaisseFields) => ({
  libelle,
  description,
  code,
  nature,
  aveugle,
  plafond,
  plafondrefuse,
  decharge,
  cle: searchKey(libelle),
  recherche: rechercheOf({ libelle, description, code }),
});

/**
 * Writes a new, empty register and returns its id; its opening movement then brings `montant` (francs) into it. Returns
 * undefined, and writes nothing, when another register has the code; it waits for a register that is being written with
 * that code.
 */
export async function insertCaisse(
  trx: Db,
  { montant, ...fields }: CaisseFields & { montant: Francs },
  now: string,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('caisse')
    .values({ ...typedOf(fields), montant, createdon: now })
    .onConflict((on) => on.column('code').doNothing())
    .returning('caisseid')
    .executeTakeFirst();
  return row?.caisseid;
}

/** Returns the codes of all registers, deleted ones too: papers never give two registers the same code. */
export async function listCodes(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('caisse').select('code').execute();
  return new Set(rows.map(({ code }) => code));
}

/** The live register. */
export const caisseOf = (caisse: RecordId | RawBuilder<RecordId>): Question<Caisse | undefined, Caisse> => ({
  query: (db) => db.selectFrom('caisse').select(COLUMNS).where('caisseid', '=', caisse).where('supprimele', 'is', null),
  told: ([caisse]) => caisse,
});

export function findCaisse(db: Db, caisseid: RecordId): Promise<Caisse | undefined> {
  return askQuestion(db, caisseOf(caisseid));
}

/** Whether a register has a numbered document. */
export async function hasImprime(db: Db, caisseid: RecordId): Promise<boolean> {
  const { rows } = await sql`SELECT FROM imprime WHERE caisseid = ${caisseid} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** The number of transfers on their way to a register, and their francs. */
export async function sumAttendus(db: Db, caisseid: RecordId): Promise<{ nombre: Count; montant: Francs }> {
  const { rows } = await sql<{ nombre: Count; montant: Francs }>`
    SELECT count(*) AS nombre, coalesce(sum(montant), 0) AS montant
    FROM transfert WHERE cibleid = ${caisseid} AND etat = 'envoye'
  `.execute(db);
  return rows[0] ?? { nombre: 0, montant: 0 };
}

/**
 * Returns the live register with its numbers of live movements, of cancelled ones and of closings, and locks it against
 * every change.
 */
export function lockCaisse(
  trx: Db,
  caisseid: RecordId,
): Promise<(Caisse & { nombremouvement: Count; nombreannule: Count; nombrearrete: Count }) | undefined> {
  return trx
    .selectFrom('caisse')
    .select([...COLUMNS, 'nombremouvement', 'nombreannule', 'nombrearrete'])
    .where('caisseid', '=', caisseid)
    .where('supprimele', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export const updateCaisse = (trx: Db, caisseid: RecordId, fields: CaisseFields): Promise<void> =>
  changeRecord(trx, 'caisse', caisseid, typedOf(fields));

/** Adds a new register to the reach of the user who opened it; a user who sees all registers needs nothing. */
export async function addToReach(trx: Db, utilisateurid: RecordId, caisseid: RecordId): Promise<void> {
  await sql`
    UPDATE utilisateur SET caisses = array_append(caisses, ${caisseid}::integer), version = version + 1
    WHERE utilisateurid = ${utilisateurid} AND caisses IS NOT NULL
  `.execute(trx);
}
