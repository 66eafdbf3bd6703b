import { loadSharp } from '../frame/storage/loadSharp';
import type { Piece } from './desk';

const latin = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[()\\]/g, '\\$&');

/** Makes a one-page receipt with a few lines of text: a real PDF, under a kilobyte. */
export function receiptPdf(name: string, lines: readonly string[]): Piece {
  const text = lines
    .map((line, n) => `BT /F1 ${n === 0 ? 18 : 12} Tf 40 ${360 - n * 28} Td (${latin(line)}) Tj ET`)
    .join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 420]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(text, 'latin1')}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const at = Buffer.byteLength(body, 'latin1');
    body += `${n + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = Buffer.byteLength(body, 'latin1');
  body += `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`;
  body += `trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mime: 'application/pdf', bytes: Buffer.from(body, 'latin1') };
}

/** Makes a small picture that stands for a photographed receipt; each name has bytes of its own (ADR 0061). */
export async function receiptPhoto(name: string, tint: number): Promise<Piece> {
  const paper = { r: 250, g: 247, b: 236 };
  const line = (top: number, width: number) => ({
    input: { create: { width, height: 6, channels: 3 as const, background: { r: 60, g: tint, b: 90 } } },
    top,
    left: 24,
  });
  const sharp = await loadSharp();
  const bytes = await sharp({ create: { width: 240, height: 320, channels: 3, background: paper } })
    .composite([line(30, 150), line(60, 190), line(90, 120), line(120, 170), line(260, 100)])
    .withExif({ IFD0: { ImageDescription: name } })
    .png()
    .toBuffer();
  return { name, mime: 'image/png', bytes };
}
