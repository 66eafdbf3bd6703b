import type { FaitPapier, Papier } from '@comptoir/contract/papiers/papier';
import { INKS, type Look, lineHeight, mm, type Place, type Sheet } from './sheet';

const NAME: Look = { face: 'gras', size: 12.5 };
const MENTION: Look = { size: 8, ink: INKS.faint };
const TITLE: Look = { face: 'gras', size: 17 };
const STAMP: Look = { face: 'gras', size: 12 };
const ABOUT: Look = { size: 11 };
const RUNNING: Look = { size: 8, ink: INKS.faint };
const LABEL: Look = { face: 'gras', size: 9, ink: INKS.faint };
const VALUE: Look = { size: 9.5 };
const IN_WORDS: Look = { face: 'gras', size: 9.5 };
const SIGNATURE: Look = { face: 'gras', size: 9 };

const LOGO = { width: mm(45), height: mm(18) };
const LABEL_WIDTH = mm(38);
const ROOM_HEIGHT = mm(34);
const GAP = mm(4);
const PADDING = mm(2);

/** Draws whose paper it is, its title with its stamp, and what it is about. */
export function drawHead(sheet: Sheet, { organisation, title, stamp, about }: Papier, logo: Buffer | null): void {
  const beside = logo ? drawLogo(sheet, logo) : { place: sheet.whole, bottom: sheet.y };
  sheet.write(organisation.compagnie, NAME, beside.place);
  for (const mention of organisation.mentions) sheet.write(mention, MENTION, beside.place);
  sheet.y = Math.max(sheet.y, beside.bottom) + mm(3);
  sheet.rule();
  sheet.y += mm(7);
  sheet.write(title, TITLE);
  sheet.y += mm(1.5);
  if (stamp) drawStamp(sheet, stamp);
  for (const line of about) sheet.write(line, ABOUT);
  sheet.y += mm(5);
}

/** Draws the stamp in a frame as wide as its longest line. */
function drawStamp(sheet: Sheet, stamp: string): void {
  const place = { x: sheet.whole.x + PADDING, width: sheet.whole.width - 2 * PADDING };
  const lines = sheet.linesOf(stamp, STAMP, place);
  const width = Math.max(...lines.map((line) => sheet.widthOf(line, STAMP)));
  const height = lines.length * lineHeight(STAMP);
  sheet.frame({ x: sheet.whole.x, width: width + 2 * PADDING }, height + PADDING, INKS.text);
  sheet.y += PADDING / 2;
  sheet.flow(lines, STAMP, place);
  sheet.y += mm(2.5);
}

/** Draws the logo at the right, and returns the place beside it and where its room ends. */
function drawLogo({ doc, whole: { x, width }, y }: Sheet, logo: Buffer): { place: Place; bottom: number } {
  doc.image(logo, x + width - LOGO.width, y, { fit: [LOGO.width, LOGO.height], align: 'right' });
  return { place: { x, width: width - LOGO.width - GAP }, bottom: y + LOGO.height };
}

/** Draws at the top of each further page what the paper is about, so that a lost page is told from others. */
export function drawRunningHead(sheet: Sheet, { organisation, stamp, about }: Papier): void {
  const lines = sheet.linesOf(
    [organisation.compagnie, stamp, ...about].filter(Boolean).join(' · '),
    RUNNING,
    sheet.whole,
  );
  for (const line of lines) {
    sheet.drawLine(line, RUNNING, sheet.whole);
    sheet.y += lineHeight(RUNNING);
  }
  sheet.y += mm(1);
  sheet.rule();
  sheet.y += mm(4);
}

/** Draws the sum in words, if there is one, below the table, as wide as it and all on one page. */
export function drawInWords(sheet: Sheet, inWords: string): void {
  if (inWords === '') return;
  sheet.y += mm(4);
  const lines = sheet.linesOf(inWords, IN_WORDS, sheet.whole);
  sheet.need(lines.length * lineHeight(IN_WORDS));
  sheet.flow(lines, IN_WORDS);
}

/** Draws what is known besides the table: the label at the left, beside it a text that may go over pages. */
export function drawFacts(sheet: Sheet, facts: readonly FaitPapier[]): void {
  sheet.y += mm(5);
  const { x, width } = sheet.whole;
  const labels = { x, width: LABEL_WIDTH - GAP };
  const values = { x: x + LABEL_WIDTH, width: width - LABEL_WIDTH };
  for (const { label, value } of facts) {
    const [names, lines] = [sheet.linesOf(label, LABEL, labels), sheet.linesOf(value, VALUE, values)];
    // A label stays whole, beside at least two lines of its text.
    const least = Math.max(names.length, Math.min(lines.length, 2));
    sheet.need(least * lineHeight(VALUE));
    const end = sheet.y + names.length * lineHeight(VALUE);
    names.forEach((name, rank) => {
      sheet.drawLine(name, LABEL, labels, sheet.y + rank * lineHeight(VALUE));
    });
    const page = sheet.doc.page;
    sheet.flow(lines, VALUE, values);
    if (sheet.doc.page === page) sheet.y = Math.max(sheet.y, end);
    sheet.y += mm(1.5);
  }
}

/** Draws a room for each who signs, side by side and all on one page. */
export function drawSignatures(sheet: Sheet, signatures: readonly string[]): void {
  if (signatures.length === 0) return;
  sheet.y += mm(6);
  sheet.need(ROOM_HEIGHT);
  const { x, width } = sheet.whole;
  const room = (width - GAP * (signatures.length - 1)) / signatures.length;
  signatures.forEach((name, rank) => {
    const left = x + rank * (room + GAP);
    sheet.frame({ x: left, width: room }, ROOM_HEIGHT);
    const place = { x: left + mm(2), width: room - mm(4) };
    sheet.linesOf(name, SIGNATURE, place).forEach((line, row) => {
      sheet.drawLine(line, SIGNATURE, place, sheet.y + mm(2) + row * lineHeight(SIGNATURE));
    });
  });
  sheet.y += ROOM_HEIGHT;
}
