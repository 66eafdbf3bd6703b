import { Readable } from 'node:stream';
import type { Lang } from '@comptoir/contract/errors';
import { type Fait, nomDuBilan } from '@comptoir/contract/feuilles/bilan';
import type { ColonneLue, Genre } from '@comptoir/contract/feuilles/feuille';
import { ZipFile } from 'yazl';
import { cellOf, letterOf, XML_HEAD } from './cells';

const NS = 'http://schemas.openxmlformats.org';
const MAIN = `${NS}/spreadsheetml/2006/main`;
const RELATIONS = `${NS}/officeDocument/2006/relationships`;
const PACKAGE = `${NS}/package/2006`;

/** The width of a column in characters; a text has that of its label or more. */
const WIDTHS: Readonly<Record<Genre, number>> = {
  texte: 24,
  montant: 16,
  solde: 16,
  nombre: 12,
  jour: 12,
  instant: 18,
  fichier: 48,
};

const fontOf = (mark: string) => `<font>${mark}<name val="Calibri"/></font>`;
const FONTS = ['<sz val="11"/>', '<b/><sz val="11"/>', '<sz val="11"/><color rgb="FFC00000"/>'].map(fontOf);
const xfOf = (format: number, font: number) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
const FORMATS = [0, 49, 3, 14, 22];

/** The cell formats by their number in `cells`: default, text, amount, day, instant, head; the first five in red. */
const XFS = [...FORMATS.map((one) => xfOf(one, 0)), xfOf(49, 1), ...FORMATS.map((one) => xfOf(one, 2))];
const STYLES = `${XML_HEAD}<styleSheet xmlns="${MAIN}">
<fonts count="${FONTS.length}">${FONTS.join('')}</fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${XFS.length}">${XFS.join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const typeOf = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${SHEET}.${type}+xml"/>`;

const typesOf = (sheets: readonly string[]) => `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${typeOf('workbook', 'sheet.main')}${typeOf('styles', 'styles')}
${sheets.map((sheet) => typeOf(sheet, 'worksheet')).join('')}</Types>`;

const relationsOf = (...targets: readonly [type: string, target: string][]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** The name of a sheet may not be longer than Excel allows, nor have these signs. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\<>&"]/g, ' ').slice(0, 31);

const workbookOf = (...names: string[]) =>
  `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names
    .map((name, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
    .join('')}</sheets></workbook>`;

const columnsOf = (widths: readonly number[]) =>
  `<cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols>`;

/** A sheet of rows. */
interface Onglet {
  nom: string;
  colonnes: readonly ColonneLue[];
  lots: AsyncIterable<readonly object[]> | Iterable<readonly object[]>;
  /** Told each row that passes. */
  onRow?(row: object): void;
  /** Whether a row must be seen. */
  isRed?(row: object): boolean;
}

/** Writes a frozen head with filters, and the rows. */
async function* rowsSheet({ colonnes, lots, onRow, isRed }: Onglet) {
  const widths = colonnes.map(({ genre, label }) => Math.max(WIDTHS[genre], label.length + 4));
  yield `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `${columnsOf(widths)}<sheetData><row r="1">` +
    `${colonnes.map(({ label }, at) => cellOf(`${letterOf(at)}1`, 'titre', label)).join('')}</row>`;
  const letters = colonnes.map((_, at) => letterOf(at));
  let line = 1;
  for await (const rows of lots) {
    let text = '';
    for (const row of rows) {
      line += 1;
      onRow?.(row);
      const red = isRed?.(row);
      text += `<row r="${line}">`;
      for (const [at, { genre, lire }] of colonnes.entries())
        text += cellOf(`${letters[at]}${line}`, genre, lire(row), red);
      text += '</row>';
    }
    yield text;
  }
  yield `</sheetData><autoFilter ref="A1:${letterOf(colonnes.length - 1)}${line}"/></worksheet>`;
}

/** The last sheet: totals, filters, who and when. It is written once all rows have passed. */
async function* factsSheet(faits: readonly Fait[]) {
  const rows = faits.map(({ label, genre, valeur }, at) => {
    const line = at + 1;
    return `<row r="${line}">${cellOf(`A${line}`, 'titre', label)}${cellOf(`B${line}`, genre, valeur)}</row>`;
  });
  yield `${XML_HEAD}<worksheet xmlns="${MAIN}">${columnsOf([34, 34])}<sheetData>`;
  yield `${rows.join('')}</sheetData></worksheet>`;
}

/**
 * Writes an XLSX workbook of these sheets and of one with the facts of all rows, while the rows arrive: neither they
 * nor the file are ever whole in memory (ADR 0057). A ZIP has its directory at its end, so a workbook that was cut off
 * does not open.
 */
export function xlsxFile(onglets: readonly Onglet[], faits: () => readonly Fait[], lang: Lang): Readable {
  const zip = new ZipFile();
  const file = zip.outputStream as Readable;
  const add = (path: string, text: () => Iterable<string> | AsyncIterable<string>) =>
    zip.addReadStreamLazy(path, { compressionLevel: 1 }, (give) => {
      const source = Readable.from(text()).once('error', (error) => file.destroy(error));
      file.once('close', () => source.destroy());
      give(null, source);
    });
  const noms = [...onglets.map(({ nom }) => nom), nomDuBilan(lang)];
  const sheets = noms.map((_, at) => `worksheets/sheet${at + 1}`);
  const targets = sheets.map((sheet): [string, string] => ['worksheet', `${sheet}.xml`]);
  add('[Content_Types].xml', () => [typesOf(sheets)]);
  add('_rels/.rels', () => [relationsOf(['officeDocument', 'xl/workbook.xml'])]);
  add('xl/workbook.xml', () => [workbookOf(...noms)]);
  add('xl/_rels/workbook.xml.rels', () => [relationsOf(...targets, ['styles', 'styles.xml'])]);
  add('xl/styles.xml', () => [STYLES]);
  for (const [at, onglet] of onglets.entries()) add(`xl/${sheets[at]}.xml`, () => rowsSheet(onglet));
  add(`xl/${sheets.at(-1)}.xml`, () => factsSheet(faits()));
  zip.end();
  return file;
}
