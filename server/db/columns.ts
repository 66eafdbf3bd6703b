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

/** SQL: the columns of `table` that hold what the body's fields say, one of each field's own name. */
export function columnsOf(table: string, { shape }: { shape: object }): RawBuilder<unknown> {
  return sql.join(Object.keys(shape).map((name) => sql.ref(`${table}.${name}`)));
}
