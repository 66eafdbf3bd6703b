import { type FileHandle, open } from 'node:fs/promises';
import { readAt } from './start';

/*
 * An old office file is a compound file: sectors, chained by an allocation table, and a directory of named streams. We
 * read only the directory, and never more of it than an honest file has.
 */
const MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const HEADER_BYTES = 512;
/** How many places of table sectors the header itself holds. */
const HEADER_PLACES = 109;
const PLACES_OFFSET = 76;
const ENTRY_BYTES = 128;
const STREAM = 2;
/** Larger sector numbers are marks, such as the end of a chain or a free sector. */
const LAST_SECTOR = 0xfffffff9;
const MAX_ENTRIES = 8192;

/** Tells whether a file is a compound file with a stream of one of these names. */
export async function hasStream(path: string, names: readonly string[]): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const header = await readAt(file, 0, HEADER_BYTES);
    if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) return false;
    const shift = header.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) return false;
    return await directoryHas(new CompoundFile(file, header, 2 ** shift), header.readUInt32LE(48), names);
  } finally {
    await file.close();
  }
}

async function directoryHas(compound: CompoundFile, first: number, names: readonly string[]): Promise<boolean> {
  let sector: number | null = first;
  // The limit also ends a chain that runs in a circle.
  for (let seen = 0; sector !== null && seen < MAX_ENTRIES; seen += compound.sectorBytes / ENTRY_BYTES) {
    const bytes = await compound.sector(sector);
    if (bytes === null) return false;
    if (streamsOf(bytes).some((name) => names.includes(name))) return true;
    sector = await compound.after(sector);
  }
  return false;
}

/** Returns the names of the streams in a sector of the directory. */
function streamsOf(bytes: Buffer): string[] {
  return Array.from({ length: bytes.length / ENTRY_BYTES }, (_, i) =>
    bytes.subarray(i * ENTRY_BYTES, (i + 1) * ENTRY_BYTES),
  ).flatMap((entry) => {
    // The length counts two bytes a character, and includes the final NUL.
    const length = entry.readUInt16LE(64);
    return entry[66] === STREAM && length >= 2 && length <= 64 ? [entry.toString('utf16le', 0, length - 2)] : [];
  });
}

class CompoundFile {
  readonly sectorBytes: number;
  readonly #file: FileHandle;
  readonly #header: Buffer;

  constructor(file: FileHandle, header: Buffer, sectorBytes: number) {
    this.#file = file;
    this.#header = header;
    this.sectorBytes = sectorBytes;
  }

  /** Reads a sector; null when the file has no such sector. */
  async sector(number: number): Promise<Buffer | null> {
    if (number > LAST_SECTOR) return null;
    const bytes = await readAt(this.#file, (number + 1) * this.sectorBytes, this.sectorBytes);
    return bytes.length === this.sectorBytes ? bytes : null;
  }

  /** Returns the next sector of a chain, or null at its end. */
  async after(number: number): Promise<number | null> {
    const perSector = this.sectorBytes / 4;
    const place = await this.#placeOfTable(Math.floor(number / perSector));
    const table = place === null ? null : await this.sector(place);
    const next = table?.readUInt32LE((number % perSector) * 4) ?? LAST_SECTOR + 1;
    return next > LAST_SECTOR ? null : next;
  }

  /**
   * Returns the place of the nth sector of the allocation table. The header lists the first ones; a separate chain
   * lists the others.
   */
  async #placeOfTable(index: number): Promise<number | null> {
    if (index < HEADER_PLACES) return this.#header.readUInt32LE(PLACES_OFFSET + index * 4);
    const perSector = this.sectorBytes / 4 - 1;
    let left = index - HEADER_PLACES;
    let places = await this.sector(this.#header.readUInt32LE(68));
    for (; places !== null && left >= perSector; left -= perSector) {
      places = await this.sector(places.readUInt32LE(perSector * 4));
    }
    return places?.readUInt32LE(left * 4) ?? null;
  }
}
