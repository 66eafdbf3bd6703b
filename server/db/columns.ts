import { type Generated, type RawBuilder, sql } from 'kysely';

export type Flag = 0 | 1;

/** ISO 8601 UTC when read; either when written. */
export type Instant = string;

export interface Versioned {
  version: Generated<number>;
  createdon: Generated<Instant>;
  /** Soft deletion (CONTRACT "Types"). */
  supprimele: Generated<Instant | null>;
}

/** What a record was made with, all null where no key came with it (migration 0018). */
export interface Sent {
  envoipar: Generated<number | null>;
  envoicle: Generated<string | null>;
  envoiempreinte: Generated<string | null>;
}

const namesOf = ({ shape }: { shape: object }) => Object.keys(shape);

/** SQL: the columns of `table` that hold what the body's fields say, one of each field's own name. */
export function columnsOf(table: string, schema: { shape: object }): RawBuilder<unknown> {
  return sql.join(namesOf(schema).map((name) => sql.ref(`${table}.${name}`)));
}

/** SQL: the same as an `INSERT` names them, and their values in the same order. */
export function insertedOf(schema: { shape: object }, record: object) {
  const values = new Map(Object.entries(record));
  return {
    columns: sql.join(namesOf(schema).map((name) => sql.ref(name))),
    values: sql.join(namesOf(schema).map((name) => values.get(name))),
  };
}

/** SQL: the same as an `UPDATE` sets them. */
export function setsOf(schema: { shape: object }, record: object): RawBuilder<unknown> {
  const values = new Map(Object.entries(record));
  return sql.join(namesOf(schema).map((name) => sql`${sql.ref(name)} = ${values.get(name)}`));
}
