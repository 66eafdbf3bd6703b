import { utf8 } from './bytes';

/** A file sent with a request. */
export interface Piece {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The smallest file that readers recognise as a PDF. */
export const PDF: Piece = {
  name: 'Reçu no 12.pdf',
  bytes: utf8(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n',
  ),
};

/** Another proof, with other bytes and another name. */
export const OTHER_PDF: Piece = { name: 'bon.pdf', bytes: utf8('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n') };

/** A page of HTML named like a PDF (RELIABILITY F51). */
export const FAKE_PDF: Piece = { name: 'recu.pdf', bytes: utf8('<!doctype html><script>alert(1)</script>') };

export const EMPTY_PDF: Piece = { name: 'vide.pdf', bytes: new Uint8Array(0) };

export const EXECUTABLE: Piece = { name: 'recu.pdf.exe', bytes: PDF.bytes };

/** A proof that is one byte larger than `limit`, in bytes. */
export const heavyPdf = (limit: number): Piece => {
  const bytes = new Uint8Array(limit + 1);
  bytes.set(PDF.bytes);
  return { name: 'lourd.pdf', bytes };
};
