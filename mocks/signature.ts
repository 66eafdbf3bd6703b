const ZIP = [0x50, 0x4b, 0x03, 0x04];
const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const JPEG = [0xff, 0xd8, 0xff];
const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** The first bytes of each type, by extension, with the offset at which they stand. */
const SIGNATURES: Readonly<Record<string, { at: number; bytes: readonly number[] }>> = {
  pdf: { at: 0, bytes: ascii('%PDF') },
  png: { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  jpg: { at: 0, bytes: JPEG },
  jpeg: { at: 0, bytes: JPEG },
  webp: { at: 8, bytes: ascii('WEBP') },
  docx: { at: 0, bytes: ZIP },
  xlsx: { at: 0, bytes: ZIP },
  pptx: { at: 0, bytes: ZIP },
  doc: { at: 0, bytes: CFB },
  xls: { at: 0, bytes: CFB },
  ppt: { at: 0, bytes: CFB },
  mp4: { at: 4, bytes: ascii('ftyp') },
  mov: { at: 4, bytes: ascii('ftyp') },
  avi: { at: 8, bytes: ascii('AVI ') },
  mpeg: { at: 0, bytes: [0x00, 0x00, 0x01] },
  webm: { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
};

/** Whether the first bytes fit the extension. A text has no such bytes: it must not be markup or binary. */
export function looksLike(extension: string, bytes: Uint8Array): boolean {
  if (extension === 'txt') return isText(bytes);
  const signature = SIGNATURES[extension];
  return signature?.bytes.every((byte, index) => bytes[signature.at + index] === byte) ?? false;
}

const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32];
const WHITE = [TAB, LINE_FEED, RETURN, SPACE];

function isText(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => !WHITE.includes(byte));
  return first !== '<'.charCodeAt(0) && bytes.every((byte) => byte >= SPACE || WHITE.includes(byte));
}
