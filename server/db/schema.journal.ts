import type { Count, RecordId } from '@comptoir/domain/units';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './columns';

/** A seal of the audit log: the chained hash of its lines up to line `jusqua` (PRODUCT G). */
export interface SceauTable {
  sceauid: GeneratedAlways<number>;
  jusqua: number;
  nombre: Count;
  empreinte: string;
  createdon: Generated<Instant>;
}

export interface ActiviteTable {
  activiteid: Generated<RecordId>;
  requestid: string;
  utilisateurid: RecordId | null;
  date: Generated<Instant>;
  actiontype: string;
  libelle: string;
  objet: string;
  objetid: RecordId | null;
  /** JSON text. */
  avant: string | null;
  apres: string | null;
  /** `searchKey` of the label. */
  recherche: Generated<string>;
  /** The registers of the line, null without any; a trigger sets them (migration 0029). */
  caisses: Generated<number[] | null>;
}

export interface IdempotenceTable {
  utilisateurid: RecordId;
  cle: string;
  empreinte: string;
  requestid: string;
  /** JSON text of the answer; null until the end of the transaction. */
  corps: Generated<string | null>;
  createdon: Generated<Instant>;
}
