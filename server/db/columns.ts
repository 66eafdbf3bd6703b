import { type Generated, type RawBuilder, sql } from 'kysely';

export type Flag = 0 | 1;

/** An instant as ISO 8601 UTC; PostgreSQL's own form is also accepted when written. */
export type Instant = string;

export interface Versioned {
  version: Generated<number>;
  createdon: Generated<Instant>;
  /** Soft deletion (CONTRACT "Types"). */
  supprimele: Generated<Instant | null>;
}

/** The key with which a record was made; all null when no key was sent (migration 0018). */
export interface Sent {
  envoipar: Generated<number | null>;
  envoicle: Generated<string | null>;
  envoiempreinte: Generated<string | null>;
}

const namesOf = ({ shape }: { shape: object }) => Object.keys(shape);

/** SQL: the columns of `table` that hold the body's fields, one column of the same name for each field. */
export function columnsOf(table: string, schema: { shape: object }): RawBuilder<unknown> {
  return sql.join(namesOf(schema).map((name) => sql.ref(`${table}.${name}`)));
}

/** SQL: the same columns for an `INSERT`, and their values in the same order. */
export function insertedOf(schema: { shape: object }, record: object) {
  const values = new Map(Object.entries(record));
  return {
    columns: sql.join(namesOf(schema).map((name) => sql.ref(name))),
    values: sql.join(namesOf(schema).map((name) => values.get(name))),
  };
}

/** SQL: the same columns as an `UPDATE` sets them. */
export function setsOf(schema: { shape: object }, record: object): RawBuilder<unknown> {
  const values = new Map(Object.entries(record));
  return sql.join(namesOf(schema).map((name) => sql`${sql.ref(name)} = ${values.get(name)}`));
}
