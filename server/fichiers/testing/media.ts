import { PDF, type Piece } from '@comptoir/conformance/piece';
import sharp from 'sharp';
import { compoundOf } from './compound';
import { zipOf } from './zip';

export const piece = (name: string, content: string | Buffer): Piece => ({
  name,
  bytes: new Uint8Array(Buffer.from(content)),
});

/** A plain image of 8 × 8 points. */
export const image = (format: 'png' | 'jpeg' | 'gif' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#308e87' } })
    .toFormat(format)
    .toBuffer();

export const officeZip = (mainPart: string, parts: Readonly<Record<string, string | Buffer>> = {}): Buffer =>
  zipOf({ '[Content_Types].xml': '<Types/>', [mainPart]: '<x/>', ...parts });

/** The first boxes of an MPEG 4 or QuickTime file; the brand tells which. */
const boxes = (brand: string, bytes = 64) =>
  Buffer.concat([Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0${brand}\0\0\0\x08mdat`, 'latin1'), Buffer.alloc(bytes)]);

/** A file of this many bytes whose beginning makes players take it for a video. */
export const video = (bytes: number): Buffer => {
  const whole = Buffer.alloc(bytes);
  boxes('isom').copy(whole);
  return whole;
};

/** Returns a file of every type that a step accepts, by extension (spec § 5 Media upload). */
export async function everyMedia(): Promise<Readonly<Record<string, Buffer>>> {
  const jpeg = await image('jpeg');
  return {
    png: await image('png'),
    jpeg,
    jpg: jpeg,
    mp4: boxes('isom'),
    mov: boxes('qt  '),
    avi: Buffer.from('RIFF\x40\0\0\0AVI LIST\x20\0\0\0hdrlavih', 'latin1'),
    mpeg: Buffer.from([0, 0, 1, 0xba, 0x44, 0, 4, 0, 4, 1, 0, 0, 3, 0xf8, 0, 0, 1, 0xbb]),
    webm: Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806700', 'hex'),
    pdf: Buffer.from(PDF.bytes),
    doc: compoundOf(['1Table', 'WordDocument']),
    xls: compoundOf(['Workbook']),
    ppt: compoundOf(['Current User', 'PowerPoint Document']),
    docx: officeZip('word/document.xml'),
    xlsx: officeZip('xl/workbook.xml'),
    pptx: officeZip('ppt/presentation.xml'),
    txt: Buffer.from('Réception des fers à béton : 12 barres.\r\n'),
  };
}
