/** A picture whose lines take at most 65 535 bytes. Each pixel is the index of a colour `[red, green, blue]`. */
export interface Picture {
  width: number;
  height: number;
  palette: readonly (readonly [number, number, number])[];
  colourAt(x: number, y: number): number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const EIGHT_BITS_INDEXED = [8, 3, 0, 0, 0];
const ZLIB_HEADER = [0x78, 0x01];

/** Writes a picture as an uncompressed PNG. The bytes are the same in every engine, and no library is needed. */
export function pngOf({ width, height, palette, colourAt }: Picture): Uint8Array<ArrayBuffer> {
  const lines: number[] = [];
  for (let y = 0; y < height; y += 1) {
    lines.push(0);
    for (let x = 0; x < width; x += 1) lines.push(colourAt(x, y));
  }
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...uint32(width), ...uint32(height), ...EIGHT_BITS_INDEXED]),
    ...chunk('PLTE', palette.flat()),
    ...chunk('IDAT', [...ZLIB_HEADER, ...storedBlock(lines), ...uint32(adler32(lines))]),
    ...chunk('IEND', []),
  ]);
}

function chunk(type: string, data: readonly number[]): number[] {
  const named = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
  return [...uint32(data.length), ...named, ...uint32(crc32(named))];
}

/** A stored (uncompressed) DEFLATE block, which is the last one. */
function storedBlock(data: readonly number[]): number[] {
  if (data.length > 0xffff) throw new RangeError(`too many bytes for one block: ${data.length}`);
  const length = [data.length & 0xff, data.length >>> 8];
  return [1, ...length, ...length.map((byte) => byte ^ 0xff), ...data];
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function crc32(data: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function adler32(data: readonly number[]): number {
  let [low, high] = [1, 0];
  for (const byte of data) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return high * 65536 + low;
}
