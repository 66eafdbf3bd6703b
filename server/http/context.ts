import type { Lang } from '#contract/errors';
import type { Activite } from '../activites/repository';
import type { Session } from '../auth/session';
import type { Db } from '../db/pool';
import type { FileStorage } from '../fichiers/storage';

/** What a handler works with besides its input. */
export interface Context {
  /** A transaction for a write, the pool for a read. */
  db: Db;
  session: Session;
  requestid: string;
  lang: Lang;
  /** ISO 8601 UTC. */
  now: string;
  /** Abidjan's plain date (PRODUCT 1.11). */
  today: string;
  storage: FileStorage;
  /** Appends to the audit log, in this transaction. */
  audit(activite: Activite): Promise<void>;
  /** Runs once the transaction is committed; its failure does not undo it. */
  afterCommit(task: () => Promise<void>): void;
}
