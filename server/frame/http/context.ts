import type { Lang } from '@comptoir/contract/errors';
import type { Permission } from '@comptoir/domain/permission';
import type { Envoi } from '../../db/envoi';
import type { Db } from '../../db/pool';
import type { Question } from '../../db/together';
import type { Session } from '../access/session';
import type { Activite } from '../audit/repository';
import type { FileStorage } from '../storage/storage';

/** What a handler works with besides its input. */
export interface Context {
  /** A transaction for a write, the pool for a read. */
  db: Db;
  /** Of a write: as it is inside its transaction, whatever it was when the request came in. */
  session: Session;
  requestid: string;
  /** The key that the request came with: what it makes keeps it where the call says so (CONTRACT "Types"). */
  envoi: Envoi | null;
  lang: Lang;
  /** ISO 8601 UTC. */
  now: string;
  /** Abidjan's plain date (PRODUCT 1.11). */
  today: string;
  storage: FileStorage;
  /** What a question tells: as it was asked ahead of the handler's first statement, or asked now. */
  told<T, Row>(question: Question<T, Row>): Promise<T>;
  /** Names a permission that decided beside those of the call: the answer is repeated to who still holds it. */
  keptFor(permission: Permission): void;
  /** Appends to the audit log, in this transaction; the answer is repeated to who still reaches the registers told of. */
  audit(activite: Activite): Promise<void>;
  /** Runs once the transaction is committed; its failure does not undo it. */
  afterCommit(task: () => Promise<void>): void;
}
