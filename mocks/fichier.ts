import type { RecordId } from '@comptoir/domain/units';
/** A stored file: a proof of payment, or a medium, document, photo or logo in the types that extend it. */
export interface FichierRow {
  documentid: RecordId;
  name: string;
  mime: string;
  bytes: Uint8Array<ArrayBuffer>;
}
