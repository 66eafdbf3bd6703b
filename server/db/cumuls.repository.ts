import { type RawBuilder, sql } from 'kysely';
import type { Steps } from './page';
import type { Days } from './period';

/** Names of the kept sums (migrations 0013, 0021, 0026, 0029 and 0044); `montant` is in francs. */
export type Cumul =
  // Sums by day. Of each register, without money that transfers move, which `transfert.…` holds:
  | 'entree'
  | 'sortie'
  | 'transfert.entree'
  | 'transfert.sortie'
  // Expenses of each type, expenses on projects, and the unpaid parts of expenses and orders:
  | 'depense'
  | 'depense.projet'
  | 'depense.due'
  | 'commande.due'
  // Orders on their way by delivery day, and unfinished projects by last day:
  | 'livraison'
  | 'projet.encours'
  // Sums of all days: the expenses of each project, the debt of each client, and the number of clients with a debt
  // when `client.du` was folded:
  | 'projet'
  | 'client.du'
  | 'client.debiteur'
  // For the pages of lists, by day: orders of each delivery status, and payments of each register:
  | 'commande'
  | 'reglement.depense'
  | 'reglement.commande'
  // For the pages of lists, by thousands of ids: clients, projects of each status, delivery steps:
  | 'client.rang'
  | 'projet.rang.1'
  | 'projet.rang.2'
  | 'statuscommande.rang';

const ofNoms = (noms: readonly Cumul[]) => sql`nom IN (${sql.join(noms.map((nom) => sql.lit(nom)))})`;

/**
 * SQL of the rows `(nom, jour, cle, montant, nombre)` of kept sums: those already folded, and the signed differences
 * that are not yet. One row means nothing alone; their sum is exact at every instant. `when` is a condition on these
 * columns.
 */
export function cumuls(noms: readonly Cumul[], when: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const from = (table: 'cumul' | 'cumul_delta') => sql`
    SELECT nom, jour, cle, montant, nombre FROM ${sql.table(table)} WHERE ${ofNoms(noms)} AND ${when}`;
  return sql`(${from('cumul')} UNION ALL ${from('cumul_delta')})`;
}

/**
 * SQL of the number of rows of each day of a list, `(pas, nombre)`; the sums `less` are subtracted. A day may come
 * several times. `when` is a condition as for `cumuls`.
 */
export function nombres(
  noms: readonly Cumul[],
  { less = [], days = {}, when = sql`true` }: { less?: readonly Cumul[]; days?: Days; when?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> {
  const { datedebut, datefin } = days;
  const from = datedebut === undefined ? sql`` : sql`AND jour >= ${datedebut}::date`;
  const until = datefin === undefined ? sql`` : sql`AND jour <= ${datefin}::date`;
  const signed = less.length === 0 ? sql`nombre` : sql`CASE WHEN ${ofNoms(less)} THEN -nombre ELSE nombre END`;
  const jours = cumuls([...noms, ...less], sql`${when} ${from} ${until}`);
  return sql`SELECT jour AS pas, ${signed} AS nombre FROM ${jours} AS jours`;
}

/** SQL: the sum of `nombres`, exact under the snapshot of its statement. */
export const totalOfNombres = (counts: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(SELECT coalesce(sum(nombre), 0) FROM (${counts}) AS nombres)`;

/** Number of consecutive ids in one `cle` of the sums `….rang` (migration 0021). */
const IDS_OF_RANG = 1000;

/** Returns the steps that find the deep pages of a list ordered by id: the sums `noms` count its ids by thousands. */
export function rangsOf(noms: readonly Cumul[], id: string, isRising: boolean): Steps {
  return {
    counts: sql`SELECT cle AS pas, nombre FROM ${cumuls(noms)} AS rangs`,
    isRising,
    from: (pas) =>
      isRising
        ? sql`AND ${sql.ref(id)} >= ${Number(pas) * IDS_OF_RANG}::integer`
        : sql`AND ${sql.ref(id)} < ${(Number(pas) + 1) * IDS_OF_RANG}::integer`,
  };
}

/** SQL: the day is within a period, both ends included. */
export function duringPeriode({ datedebut, datefin }: { datedebut: string; datefin: string }): RawBuilder<unknown> {
  return sql`jour BETWEEN ${datedebut}::date AND ${datefin}::date`;
}

/** SQL: what is not folded yet of a kept sum of all days, by key. The rows are few: those of the last seconds. */
export function unfoldedCumul(nom: Cumul): RawBuilder<unknown> {
  return sql`
    SELECT cle, sum(montant) AS montant, sum(nombre) AS nombre FROM cumul_delta WHERE ${ofNoms([nom])} GROUP BY cle`;
}
