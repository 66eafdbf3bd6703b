import type { Migration } from 'kysely';
import * as acces from './0001_acces';
import * as argent from './0002_argent';
import * as pieces from './0003_pieces';
import * as journal from './0004_journal';

/** Every migration, in order; a released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001_acces': acces,
  '0002_argent': argent,
  '0003_pieces': pieces,
  '0004_journal': journal,
};
