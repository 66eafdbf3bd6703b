import { mimeOfName, type PieceKind } from '@comptoir/contract/fichierRules';
import { extensionOf, isSignatureSize, mediaOfMime } from '@comptoir/domain/fichier';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { hasStream } from './compound';
import { isAcceptableOffice } from './office';
import { hasTextFlood, isTooHeavy, layoutOf } from './pixels';
import { isPlainText } from './plainText';
import { START_BYTES, startOf } from './start';

export type ContentRefusal = 'type' | 'dimensions';

/**
 * Returns the MIME type with which a stored file is served. Its bytes decide, and the last extension of its name must
 * agree (RELIABILITY F51 to F54). Nothing is decoded or unzipped. `start` holds its first `START_BYTES` when they are
 * known.
 */
export async function recogniseContent(
  path: string,
  name: string,
  kind: PieceKind,
  start?: Buffer,
): Promise<{ mime: string } | { refusal: ContentRefusal }> {
  const mime = mimeOfName(kind, name);
  if (mime === undefined || !(await isOf({ path, start }, extensionOf(name), mime))) return { refusal: 'type' };
  if (mediaOfMime(mime) !== 'image') return { mime };
  // When the header is too far from the beginning to be read here, the code that decodes the image judges its size.
  const layout = await layoutOf(path, mime);
  if (layout && (isTooHeavy(layout) || (kind === 'signature' && !isSignatureSize(layout))))
    return { refusal: 'dimensions' };
  return mime === 'image/png' && (await hasTextFlood(path)) ? { refusal: 'type' } : { mime };
}

/** The part of an office zip that shows the kind of document. */
const MAIN_PART: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};

/** The stream that shows the kind of an old office file; before 1997 a workbook was a `Book`. */
const MAIN_STREAM: Readonly<Record<string, readonly string[]>> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
};

/** Other names that the detection by bytes gives to our types: for MPEG 1 and 2, and for the MPEG 4 of phones. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  'video/mpeg': ['video/MP1S', 'video/MP2P'],
  'video/mp4': ['video/x-m4v', 'video/3gpp', 'video/3gpp2'],
};

/** A file, with its first bytes when they are known. */
interface Begun {
  path: string;
  start: Buffer | undefined;
}

async function isOf({ path, start }: Begun, extension: string, mime: string): Promise<boolean> {
  const part = MAIN_PART[extension];
  if (part !== undefined) return isAcceptableOffice(path, part);
  const streams = MAIN_STREAM[extension];
  if (streams) return hasStream(path, streams);
  return extension === 'txt' ? isPlainText(path) : isNamed(path, mime, start);
}

/**
 * Beginnings of packed files. None of these types is packed, so the file is refused without unpacking it (RELIABILITY
 * F57).
 */
const PACKED = [Buffer.from('PK'), Buffer.from([0x1f, 0x8b])];

async function isNamed(path: string, mime: string, known?: Buffer): Promise<boolean> {
  const start = known ?? (await startOf(path, START_BYTES));
  if (PACKED.some((mark) => start.subarray(0, mark.length).equals(mark))) return false;
  const named = start.length < START_BYTES ? fileTypeFromBuffer(start) : fileTypeFromFile(path);
  const found = await named.catch(() => undefined);
  return found !== undefined && [mime, ...(ALSO_CALLED[mime] ?? [])].includes(found.mime);
}
