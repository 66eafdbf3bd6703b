import type { Genre } from '@comptoir/contract/feuilles/feuille';

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The most characters that Excel keeps in a cell. */
const MAX_CELL = 32_767;

/** The cell formats of the workbook, by their place in its styles. */
const STYLE = { nombre: 0, texte: 1, fichier: 1, montant: 2, solde: 2, jour: 3, instant: 4, titre: 5 } as const;
/** Added to the format of a cell that is red. */
const RED = 6;

/** Returns the letters of a column, the first being 0: A, …, Z, AA. */
export function letterOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : letterOf(Math.floor(at / 26) - 1) + letter;
}

/** Characters that XML cannot hold; the workbook's own escape `_x0041_` is a text, and is escaped in its turn. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must go
const UNFIT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_' };

const textOf = (value: string) =>
  value
    .slice(0, MAX_CELL)
    .replace(UNFIT, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);

/** Day 0 of a workbook, in milliseconds. */
const DAY_0 = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Returns a plain date or an instant as the number of days that Excel counts; Abidjan's time is UTC. */
const serialOf = (date: string) => (Date.parse(date) - DAY_0) / DAY_MS;

/**
 * Returns the XML of a cell at `ref` (`B12`); nothing for one without a value. The path of a file is a link that opens
 * it beside the workbook.
 */
export function cellOf(ref: string, genre: Genre | 'titre', value: string | number | null, isRed = false): string {
  if (value === null || value === '') return '';
  const cell = `<c r="${ref}" s="${STYLE[genre] + (isRed ? RED : 0)}"`;
  const isDate = genre === 'jour' || genre === 'instant';
  const isText = genre === 'texte' || genre === 'titre' || genre === 'fichier';
  if (!isText) return `${cell}><v>${isDate ? serialOf(String(value)) : Number(value)}</v></c>`;
  const text = textOf(String(value));
  if (genre === 'fichier') return `${cell} t="str"><f>HYPERLINK("${text}")</f><v>${text}</v></c>`;
  return `${cell} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
