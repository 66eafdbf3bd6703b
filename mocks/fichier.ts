import type { RecordId } from '@comptoir/domain/units';
/** A stored file: a proof of payment, unless it is a medium or a photo. */
export interface FichierRow {
  documentid: RecordId;
  name: string;
  mime: string;
  bytes: Uint8Array<ArrayBuffer>;
}
