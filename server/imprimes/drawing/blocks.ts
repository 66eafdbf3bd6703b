import type { Description, FaitImprime } from '@comptoir/contract/imprimes/description';
import { mm } from './formats';
import { lineHeight, type Place, type Sheet } from './sheet';
import { drawTable } from './table';

const PADDING = mm(2);
/** Between a signature and the lower edge of its room. */
const EDGE = mm(1);

/** A PNG without transparency or a JPEG, as bytes or as its document has opened them; null for none. */
export type Picture = PDFKit.Mixins.ImageSrc | null;

/** What is drawn on a document besides its words: the logo, and the signature of who has signed already. */
export interface Pictures {
  logo: Picture;
  signature: Picture;
}

/** Draws whose document it is, its title with its stamp, and what it is about. */
export function drawHead(sheet: Sheet, { organisation, title, stamp, about }: Description, logo: Picture): void {
  const { looks } = sheet.format;
  const beside = logo ? drawLogo(sheet, logo) : { place: sheet.whole, bottom: sheet.y };
  sheet.write(organisation.compagnie, looks.name, beside.place);
  for (const mention of organisation.mentions) sheet.write(mention, looks.mention, beside.place);
  sheet.y = Math.max(sheet.y, beside.bottom);
  sheet.skip(3);
  sheet.rule();
  sheet.skip(7);
  sheet.write(title, looks.title);
  sheet.skip(1.5);
  if (stamp) drawStamp(sheet, stamp);
  for (const line of about) sheet.write(line, looks.about);
  sheet.skip(5);
}

/** Draws the stamp in a frame as wide as its longest line. */
function drawStamp(sheet: Sheet, stamp: string): void {
  const { looks, inks } = sheet.format;
  const place = { x: sheet.whole.x + PADDING, width: sheet.whole.width - 2 * PADDING };
  const lines = sheet.linesOf(stamp, looks.stamp, place);
  const width = Math.max(...lines.map((line) => sheet.widthOf(line, looks.stamp)));
  const height = lines.length * lineHeight(looks.stamp);
  sheet.frame({ x: sheet.whole.x, width: width + 2 * PADDING }, height + PADDING, inks.text);
  sheet.y += PADDING / 2;
  sheet.flow(lines, looks.stamp, place);
  sheet.y += mm(2.5);
}

/** Draws the logo, and returns the place of the name and where the room of a logo beside it ends. */
function drawLogo(sheet: Sheet, logo: NonNullable<Picture>): { place: Place; bottom: number } {
  const { doc, whole, format } = sheet;
  const { width, height, isAbove } = format.logo;
  const x = whole.x + whole.width - width;
  if (!isAbove) {
    doc.image(logo, x, sheet.y, { fit: [width, height], align: 'right' });
    return { place: { ...whole, width: whole.width - width - format.gutter }, bottom: sheet.y + height };
  }
  // Drawn at the document's own place, a picture moves it below itself.
  [doc.x, doc.y] = [whole.x + (whole.width - width) / 2, sheet.y];
  doc.image(logo, { fit: [width, height], align: 'center' });
  sheet.y = doc.y;
  sheet.skip(4);
  return { place: whole, bottom: sheet.y };
}

/** Draws at the top of each further page what the document is about, so that a lost page is told from others. */
export function drawRunningHead(sheet: Sheet, { organisation, stamp, about }: Description): void {
  const { running } = sheet.format.looks;
  const lines = sheet.linesOf(
    [organisation.compagnie, stamp, ...about].filter(Boolean).join(' · '),
    running,
    sheet.whole,
  );
  for (const line of lines) {
    sheet.drawLine(line, running, sheet.whole);
    sheet.y += lineHeight(running);
  }
  sheet.skip(1);
  sheet.rule();
  sheet.skip(4);
}

/** Draws the sum in words, if there is one, below the table, as wide as it and all on one page. */
export function drawInWords(sheet: Sheet, text: string): void {
  if (text === '') return;
  const { inWords } = sheet.format.looks;
  sheet.skip(4);
  const lines = sheet.linesOf(text, inWords, sheet.whole);
  sheet.need(lines.length * lineHeight(inWords));
  sheet.flow(lines, inWords);
}

/** Draws what is known besides the table: the label at the left, beside it a text that may go over pages. */
export function drawFacts(sheet: Sheet, facts: readonly FaitImprime[], { x, width }: Place): void {
  const { labelWidth, gutter, looks } = sheet.format;
  const labels = { x, width: labelWidth - gutter };
  const values = { x: x + labelWidth, width: width - labelWidth };
  const height = lineHeight(looks.value);
  for (const { label, value } of facts) {
    const [names, lines] = [sheet.linesOf(label, looks.label, labels), sheet.linesOf(value, looks.value, values)];
    // A label stays whole, beside at least two lines of its text.
    const least = Math.max(names.length, Math.min(lines.length, 2));
    sheet.need(least * height);
    const end = sheet.y + names.length * height;
    names.forEach((name, rank) => {
      sheet.drawLine(name, looks.label, labels, sheet.y + rank * height);
    });
    const page = sheet.doc.page;
    sheet.flow(lines, looks.value, values);
    if (sheet.doc.page === page) sheet.y = Math.max(sheet.y, end);
    sheet.skip(1.5);
  }
}

/** Draws a second table below a title that stays with it; nothing of a document without one. */
export function drawAnnexe(sheet: Sheet, { annexe }: Description): void {
  if (!annexe) return;
  const { inWords } = sheet.format.looks;
  sheet.skip(4);
  // The title does not stand alone at the foot of a page.
  sheet.need(mm(30));
  sheet.write(annexe.title, inWords);
  sheet.skip(1.5);
  drawTable(sheet, annexe);
}

/** Draws a room for each who signs, all side by side on one page, or one below the other. */
export function drawSignatures(sheet: Sheet, { signatures, signature }: Description, picture: Picture): void {
  if (signatures.length === 0) return;
  const rooms = signatures.map((name) => ({ name, picture: name === signature?.qui ? picture : null }));
  if (!sheet.format.signatures.isStacked) drawRooms(sheet, rooms);
  else for (const room of rooms) drawRooms(sheet, [room]);
}

/** The room of who signs: their name, and their signature when they have signed. */
interface Room {
  name: string;
  picture: Picture;
}

/** Draws rooms side by side, as tall as the format has them or the longest name needs. */
function drawRooms(sheet: Sheet, rooms: readonly Room[]): void {
  const { gutter, looks, signatures } = sheet.format;
  const { x, width } = sheet.whole;
  const room = (width - gutter * (rooms.length - 1)) / rooms.length;
  const wrapped = rooms.map(({ name }) => sheet.linesOf(name, looks.signature, { width: room - 2 * PADDING }));
  const most = Math.max(...wrapped.map((lines) => lines.length));
  const height = Math.max(signatures.height, most * lineHeight(looks.signature) + 2 * PADDING);
  sheet.skip(6);
  sheet.need(height);
  wrapped.forEach((lines, rank) => {
    const left = x + rank * (room + gutter);
    sheet.frame({ x: left, width: room }, height);
    const place = { x: left + PADDING, width: room - 2 * PADDING };
    const below = PADDING + lines.length * lineHeight(looks.signature);
    drawSignature(sheet, rooms[rank]?.picture ?? null, place, { below, height });
    lines.forEach((line, row) => {
      sheet.drawLine(line, looks.signature, place, sheet.y + PADDING + row * lineHeight(looks.signature));
    });
  });
  sheet.y += height;
}

/** Draws a signature in the middle of what is left of a room of this height `below` the name. */
function drawSignature(
  { doc, y }: Sheet,
  picture: Picture,
  { x, width }: Place,
  { below, height }: { below: number; height: number },
): void {
  if (picture === null) return;
  doc.image(picture, x, y + below, { fit: [width, height - below - EDGE], align: 'center', valign: 'center' });
}
