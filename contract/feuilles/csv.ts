import type { ColonneLue } from './feuille';

/** The mark by which Excel knows that the text is UTF-8. */
const BOM = '\uFEFF';
const FIN = '\r\n';

/** A text that a spreadsheet would take for a formula gets an apostrophe before it, as people write it themselves. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellOf({ genre, lire }: ColonneLue, row: object): string {
  const value = lire(row);
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (genre === 'jour') return value;
  if (genre === 'instant') return value.slice(0, 19).replace('T', ' ');
  return quoted(guarded(value));
}

/** Returns the first line of a CSV file: UTF-8 with its mark, `;`, CRLF. */
export const csvHead = (colonnes: readonly ColonneLue[]): string =>
  BOM + colonnes.map(({ label }) => quoted(guarded(label))).join(';') + FIN;

/** Returns the line of a row: days as `YYYY-MM-DD`, instants in Abidjan's time, plain integers (PRODUCT L). */
export const csvLine = (colonnes: readonly ColonneLue[], row: object): string =>
  colonnes.map((colonne) => cellOf(colonne, row)).join(';') + FIN;
