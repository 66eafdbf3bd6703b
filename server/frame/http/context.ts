import type { Lang } from '@comptoir/contract/errors';
import type { Permission } from '@comptoir/domain/permission';
import type { Envoi } from '../../db/envoi';
import type { Db } from '../../db/pool';
import type { Session } from '../access/session';
import type { Activite } from '../audit/repository';
import type { FileStorage } from '../storage/storage';

/** The tools of a handler besides its input. */
export interface Context {
  /** A transaction for a write, the pool for a read. */
  db: Db;
  /** For a write, the session as it is inside the transaction, not as it was when the request came in. */
  session: Session;
  requestid: string;
  /** The key of the request. The created record keeps it if the call declares that (CONTRACT "Types"). */
  envoi: Envoi | null;
  lang: Lang;
  /** ISO 8601 UTC. */
  now: string;
  /** Today's date in Abidjan (PRODUCT 1.11). */
  today: string;
  storage: FileStorage;
  /** Names a further permission on which the answer depends: only users who still hold it get the answer again. */
  keptFor(permission: Permission): void;
  /**
   * Appends to the audit log in this transaction. Only users who still reach the registers named here get the answer
   * again.
   */
  audit(activite: Activite): Promise<void>;
  /** Runs a task once the transaction is committed; if the task fails, the transaction stays. */
  afterCommit(task: () => Promise<void>): void;
}
