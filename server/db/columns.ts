import type { Generated } from 'kysely';

export type Flag = 0 | 1;

/** ISO 8601 UTC when read; either when written. */
export type Instant = string;

export interface Versioned {
  version: Generated<number>;
  createdon: Generated<Instant>;
  /** Soft deletion (CONTRACT "Types"). */
  supprimele: Generated<Instant | null>;
}
