import { type RawBuilder, sql } from 'kysely';

/**
 * The kept sums of migration 0013. By day: `entree` and `sortie` of each register, `depense` of each type,
 * `depense.projet` those on projects, `depense.due` and `commande.due` what remains of unsettled ones, `livraison` orders
 * on their way by their day, `projet.encours` unfinished projects by theirs. Of every day: `projet` what was spent on
 * each, `client.du` what each owes. `montant` is francs.
 */
export type Cumul =
  | 'entree'
  | 'sortie'
  | 'depense'
  | 'depense.projet'
  | 'depense.due'
  | 'commande.due'
  | 'livraison'
  | 'projet.encours'
  | 'projet'
  | 'client.du';

const named = (noms: readonly Cumul[]) => sql`nom IN (${sql.join(noms.map((nom) => sql.lit(nom)))})`;

/**
 * SQL of the rows `(nom, jour, cle, montant, nombre)` of kept sums: what is folded and, with its sign, what is not yet.
 * A row alone says nothing, their sum is exact at every instant. `when` narrows on these columns.
 */
export function cumuls(noms: readonly Cumul[], when: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const from = (table: 'cumul' | 'cumul_delta') => sql`
    SELECT nom, jour, cle, montant, nombre FROM ${sql.table(table)} WHERE ${named(noms)} AND ${when}`;
  return sql`(${from('cumul')} UNION ALL ${from('cumul_delta')})`;
}

/** SQL: the days of a period, both included. */
export function during({ datedebut, datefin }: { datedebut: string; datefin: string }): RawBuilder<unknown> {
  return sql`jour BETWEEN ${datedebut}::date AND ${datefin}::date`;
}

/** SQL: by key, what is not folded yet of a kept sum of every day. Few rows: the last seconds'. */
export function unfolded(nom: Cumul): RawBuilder<unknown> {
  return sql`
    SELECT cle, sum(montant) AS montant, sum(nombre) AS nombre FROM cumul_delta WHERE ${named([nom])} GROUP BY cle`;
}
