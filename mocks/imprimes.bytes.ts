import { IMAGE } from '@comptoir/conformance/media';
import type { RecordId } from '@comptoir/domain/units';
import type { FichierRow } from './store';

const EMPTY_PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n',
);

/** Stands for a document that the server draws of a record. */
export const pdfOf = (documentid: RecordId, name: string): FichierRow => ({
  documentid,
  name,
  mime: 'application/pdf',
  bytes: EMPTY_PDF,
});

/** Stands for the picture of such a document. */
export const imageOf = (documentid: RecordId, name: string): FichierRow => ({
  ...pdfOf(documentid, name),
  mime: 'image/png',
  bytes: IMAGE.bytes,
});
