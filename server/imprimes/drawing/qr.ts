import { type Description, INVITATION } from '@comptoir/contract/imprimes/description';
import { darkRuns, QUIET_ZONE } from '@comptoir/domain/qrcode';
import { encode } from 'uqr';
import { type Look, mm } from './formats';
import { lineHeight, type Place, type Sheet } from './sheet';

/** The side of the code with its quiet zone. */
const SIDE = mm(24);
const GAP = mm(2);

/** Draws the code that leads to the document's public page, all on one page, and beside it what it is for and where it leads. */
export function drawQr(sheet: Sheet, { lien, lang }: Pick<Description, 'lien' | 'lang'>): void {
  if (lien === '') return;
  const { label, mention } = sheet.format.looks;
  sheet.skip(4);
  sheet.need(SIDE);
  drawModules(sheet, lien, sheet.whole.x);
  const beside = { x: sheet.whole.x + SIDE + GAP, width: sheet.whole.width - SIDE - GAP };
  const drawn = [
    ...sheet.linesOf(INVITATION[lang], label, beside).map((line) => [line, label] as const),
    ...sheet.linesOf(adresseOf(lien), mention, beside).map((line) => [line, mention] as const),
  ];
  drawMiddle(sheet, drawn, beside);
  sheet.y += SIDE;
}

/**
 * Draws the code at the right with what it is for below it, both all on one page. Returns the place at its left, and where
 * it ends.
 */
export function drawQrBeside(
  sheet: Sheet,
  { lien, lang }: Pick<Description, 'lien' | 'lang'>,
): { place: Place; bottom: number } {
  const { whole, format } = sheet;
  if (lien === '') return { place: whole, bottom: sheet.y };
  const width = SIDE + 2 * GAP;
  const right = { x: whole.x + whole.width - width, width };
  const lines = sheet.linesOf(INVITATION[lang], format.looks.mention, right);
  sheet.need(SIDE + lines.length * lineHeight(format.looks.mention));
  drawModules(sheet, lien, right.x + GAP);
  let bottom = sheet.y + SIDE;
  for (const line of lines) {
    sheet.drawLine(line, { ...format.looks.mention, ink: format.inks.text }, right, bottom);
    bottom += lineHeight(format.looks.mention);
  }
  return { place: { x: whole.x, width: whole.width - width - format.gutter }, bottom };
}

/** The whole address as a person types it: a picture in a conversation cannot be scanned by the phone that shows it. */
function adresseOf(lien: string): string {
  const { host, pathname } = new URL(lien);
  return host + pathname;
}

/** Draws the dark modules, one rectangle for each run of a row. */
function drawModules({ doc, y }: Sheet, lien: string, x: number): void {
  // Paper gets folds and stains: a code of level M is read with 15 % of it lost.
  const { data, size } = encode(lien, { ecc: 'M', border: QUIET_ZONE });
  const module = SIDE / size;
  data.forEach((row, line) => {
    for (const run of darkRuns(row)) doc.rect(x + run.x * module, y + line * module, run.length * module, module);
  });
  doc.fill('#000000');
}

/** Draws lines in the middle of the code's height; those of an address that is too long for it are left out. */
function drawMiddle(sheet: Sheet, lines: readonly (readonly [line: string, look: Look])[], place: Place): void {
  const room = lines.filter((_, rank) => heightOf(lines.slice(0, rank + 1)) <= SIDE);
  let y = sheet.y + (SIDE - heightOf(room)) / 2;
  for (const [line, look] of room) {
    sheet.drawLine(line, { ...look, ink: sheet.format.inks.text }, place, y);
    y += lineHeight(look);
  }
}

const heightOf = (lines: readonly (readonly [line: string, look: Look])[]): number =>
  lines.reduce((sum, [, look]) => sum + lineHeight(look), 0);
