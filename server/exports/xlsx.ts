import { Readable } from 'node:stream';
import type { Lang } from '@comptoir/contract/errors';
import { type Bilan, nomDuBilan } from '@comptoir/contract/feuilles/bilan';
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
};

/** The cell formats by the number in `cells`: default, text, amount, day, instant, head. */
const STYLES = `${XML_HEAD}<styleSheet xmlns="${MAIN}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>
</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6">${[0, 49, 3, 14, 22]
  .map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
  .join('')}<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const TYPES = `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${['sheet.main:workbook', 'worksheet:worksheets/sheet1']
  .concat('worksheet:worksheets/sheet2', 'styles:styles')
  .map((one) => one.split(':'))
  .map(
    ([type, part]) =>
      `<Override PartName="/xl/${part}.xml" ` +
      `ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
  )
  .join('')}</Types>`;

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

/** The first sheet: a frozen head with filters, and the rows. */
async function* rowsSheet(colonnes: readonly ColonneLue[], lots: AsyncIterable<readonly object[]>, bilan: Bilan) {
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
      bilan.add(row);
      text += `<row r="${line}">`;
      for (const [at, { genre, lire }] of colonnes.entries()) text += cellOf(`${letters[at]}${line}`, genre, lire(row));
      text += '</row>';
    }
    yield text;
  }
  yield `</sheetData><autoFilter ref="A1:${letterOf(colonnes.length - 1)}${line}"/></worksheet>`;
}

/** The second sheet: totals, filters, who and when. It is written once all rows have passed. */
async function* bilanSheet(bilan: Bilan) {
  const rows = bilan.faits().map(({ label, genre, valeur }, at) => {
    const line = at + 1;
    return `<row r="${line}">${cellOf(`A${line}`, 'titre', label)}${cellOf(`B${line}`, genre, valeur)}</row>`;
  });
  yield `${XML_HEAD}<worksheet xmlns="${MAIN}">${columnsOf([34, 34])}<sheetData>`;
  yield `${rows.join('')}</sheetData></worksheet>`;
}

interface Classeur {
  titre: string;
  colonnes: readonly ColonneLue[];
  bilan: Bilan;
  lang: Lang;
}

/**
 * Writes an XLSX workbook while its rows arrive: neither the rows nor the file are ever whole in memory (ADR 0057). A
 * ZIP has its directory at its end, so a workbook that was cut off does not open.
 */
export function xlsxFile({ titre, colonnes, bilan, lang }: Classeur, lots: AsyncIterable<readonly object[]>): Readable {
  const zip = new ZipFile();
  const file = zip.outputStream as Readable;
  const add = (path: string, text: () => Iterable<string> | AsyncIterable<string>) =>
    zip.addReadStreamLazy(path, { compressionLevel: 1 }, (give) => {
      const source = Readable.from(text()).once('error', (error) => file.destroy(error));
      file.once('close', () => source.destroy());
      give(null, source);
    });
  add('[Content_Types].xml', () => [TYPES]);
  add('_rels/.rels', () => [relationsOf(['officeDocument', 'xl/workbook.xml'])]);
  add('xl/workbook.xml', () => [workbookOf(titre, nomDuBilan(lang))]);
  add('xl/_rels/workbook.xml.rels', () => [
    relationsOf(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet2.xml'],
      ['styles', 'styles.xml'],
    ),
  ]);
  add('xl/styles.xml', () => [STYLES]);
  add('xl/worksheets/sheet1.xml', () => rowsSheet(colonnes, lots, bilan));
  add('xl/worksheets/sheet2.xml', () => bilanSheet(bilan));
  zip.end();
  return file;
}
