const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;
const ROOT = 5;
const STREAM = 2;

/**
 * Returns the smallest old office file with these streams: a header, one sector of allocation table, a directory that
 * starts after `lead` other sectors, and no content.
 */
export function compoundOf(streams: readonly string[], lead = 0): Buffer {
  const entries = [entry('Root Entry', ROOT), ...streams.map((name) => entry(name, STREAM))];
  while (entries.length % 4 !== 0) entries.push(Buffer.alloc(128));
  const directory = Buffer.concat(entries);
  const first = 1 + lead;
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(TABLE, 0);
  const sectors = directory.length / SECTOR;
  for (let i = 0; i < sectors; i += 1) table.writeUInt32LE(i === sectors - 1 ? END : first + i + 1, (first + i) * 4);
  return Buffer.concat([header(first), table, Buffer.alloc(lead * SECTOR), directory]);
}

function header(firstOfDirectory: number): Buffer {
  const bytes = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(firstOfDirectory, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(END, 60);
  bytes.writeUInt32LE(END, 68);
  bytes.writeUInt32LE(0, 76);
  for (let at = 80; at < SECTOR; at += 4) bytes.writeUInt32LE(FREE, at);
  return bytes;
}

function entry(name: string, type: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(name.length * 2 + 2, 64);
  bytes.writeUInt8(type, 66);
  for (const at of [68, 72, 76]) bytes.writeUInt32LE(FREE, at);
  return bytes;
}
