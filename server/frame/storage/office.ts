import { type FileHandle, open } from 'node:fs/promises';
import type { Count } from '@comptoir/domain/units';
import { readAt } from './start';

/*
 * An office file is a zip. We never unzip it here: its central directory alone tells whether it is a document or a bomb
 * (RELIABILITY F57).
 */
const MAX_ENTRIES = 2000;
const MAX_DECLARED_BYTES = 100 * 1024 * 1024;
const MAX_RATIO = 100;
const MAX_DIRECTORY_BYTES = 1024 * 1024;
const TYPES_PART = '[Content_Types].xml';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_BYTES = 65_535;

/**
 * Tells whether a file is an office zip with this main part (for instance `word/document.xml`), within the limits of
 * entries, declared size and compression.
 */
export async function isAcceptableOffice(path: string, mainPart: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const directory = await centralDirectory(file, size);
    return directory !== null && isAcceptable(directory, size, mainPart);
  } finally {
    await file.close();
  }
}

interface Directory {
  bytes: Buffer;
  entries: number;
}

async function centralDirectory(file: FileHandle, size: number): Promise<Directory | null> {
  if (size < END_BYTES || (await readAt(file, 0, 4)).readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  const tailLength = Math.min(size, END_BYTES + MAX_COMMENT_BYTES);
  const tail = await readAt(file, size - tailLength, tailLength);
  const end = lastEnd(tail);
  if (end === null) return null;
  const entries = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const position = tail.readUInt32LE(end + 16);
  if (entries > MAX_ENTRIES || length > MAX_DIRECTORY_BYTES || position + length > size) return null;
  return { bytes: await readAt(file, position, length), entries };
}

function lastEnd(tail: Buffer): number | null {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return null;
}

interface Entry {
  name: string;
  packed: number;
  declared: number;
}

/** Returns the entries, or null when the directory does not match its end record. */
function entriesOf(bytes: Buffer, count: Count): Entry[] | null {
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      packed: bytes.readUInt32LE(at + 20),
      declared: bytes.readUInt32LE(at + 24),
    });
    at += ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function isAcceptable(directory: Directory, size: number, mainPart: string): boolean {
  const entries = entriesOf(directory.bytes, directory.entries);
  if (!entries) return false;
  const declared = entries.reduce((total, entry) => total + entry.declared, 0);
  const names = new Set(entries.map(({ name }) => name));
  return (
    names.has(TYPES_PART) &&
    names.has(mainPart) &&
    declared <= MAX_DECLARED_BYTES &&
    declared <= size * MAX_RATIO &&
    entries.every((entry) => entry.declared <= Math.max(entry.packed, 1024) * MAX_RATIO)
  );
}
