import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recogniseContent } from './content';
import { decodedPicture } from './imageQueue';
import { cleanedImage } from './metadata';
import { decodedBytes, isTooHeavy, layoutOf } from './pixels';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-points-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const MIME = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;
type Format = keyof typeof MIME;

const plain = (side = 8, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side / 2, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });

async function kept(format: Format, bytes: Buffer): Promise<string> {
  const path = join(folder, `${Math.random()}.${format}`);
  await writeFile(path, bytes);
  return path;
}

/** Writes a small PNG whose header declares this width, this height and this kind of points. */
async function declared(
  width: number,
  height: number,
  { depth = 8, colour = 6, interlaced = 0 } = {},
): Promise<string> {
  const png = await plain(8, 4).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.set([depth, colour, 0, 0, interlaced], 24);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return kept('png', png);
}

const verdict = (path: string) => recogniseContent(path, 'a.png', 'media');

describe('a picture is weighed by its points, their depth and colours, before it is decoded (RELIABILITY F58)', () => {
  it.each([
    ['png', () => plain().png(), { width: 8, height: 4, bytesPerPoint: 3, isWhole: false }],
    ['png', () => plain(8, 4).png({ progressive: true }), { bytesPerPoint: 4, isWhole: true }],
    ['png', () => plain(8, 4).toColourspace('rgb16').png(), { bytesPerPoint: 8, isWhole: false }],
    ['jpeg', () => plain().jpeg(), { width: 8, height: 4, bytesPerPoint: 3, isWhole: false }],
    ['jpeg', () => plain().jpeg({ progressive: true }), { bytesPerPoint: 6, isWhole: true }],
    ['webp', () => plain().webp(), { width: 8, height: 4, bytesPerPoint: 4, isWhole: true }],
    ['webp', () => plain(8, 4).webp({ lossless: true }), { width: 8, height: 4 }],
    ['webp', () => plain(8, 4).webp(), { width: 8, height: 4 }],
  ] as const)('%s %#', async (format, draw, layout) => {
    const path = await kept(format, await draw().withIccProfile('srgb').toBuffer());
    expect(await layoutOf(path, MIME[format])).toMatchObject(layout);
  });

  it('what must be decoded whole counts whole, what is drawn from top to bottom some of its lines', () => {
    const one = { width: 4000, height: 3000, bytesPerPoint: 3, isWhole: false };
    expect(decodedBytes({ ...one, isWhole: true })).toBe(36_000_000);
    expect(decodedBytes(one)).toBe(4000 * 3 * 1800);
    expect(decodedBytes(one, true)).toBe(36_000_000);
    expect(isTooHeavy({ ...one, width: 9000, height: 9000 })).toBe(false);
    expect(isTooHeavy({ ...one, width: 9000, height: 9000 }, true)).toBe(true);
  });

  it('interlaced, of sixteen bits, of one endless line: refused by the header', async () => {
    expect(await verdict(await declared(4000, 3000))).toEqual({ mime: 'image/png' });
    const heavy = [
      await declared(10_000, 10_000, { interlaced: 1 }),
      await declared(5000, 5000, { depth: 16, interlaced: 1 }),
      await declared(10_000_000, 10, { depth: 16 }),
      await declared(20_000, 20_000),
    ];
    for (const path of heavy) {
      expect(await verdict(path)).toEqual({ refusal: 'dimensions' });
      expect(await cleanedImage(path, MIME.png)).toEqual({ refusal: 'dimensions' });
    }
  });

  it('a PNG whose texts unpack to gigabytes is refused before anybody unpacks them', async () => {
    const png = await plain().png().toBuffer();
    const chunk = (name: string, content: Buffer) => {
      const whole = Buffer.alloc(12 + content.length);
      whole.writeUInt32BE(content.length, 0);
      whole.write(name, 4, 'latin1');
      content.copy(whole, 8);
      whole.writeUInt32BE(crc32(whole.subarray(4, 8 + content.length)), 8 + content.length);
      return whole;
    };
    const withChunks = (...chunks: Buffer[]) =>
      kept('png', Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]));
    const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, 65));
    const ztxt = (bytes: number) => chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed(bytes)]));
    const itxt = (bytes: number) =>
      chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0fr\0\0'), packed(bytes)]));
    const long = await withChunks(ztxt(100_000), itxt(100_000), chunk('tEXt', Buffer.from('Author\0Aya')));
    expect(await verdict(long)).toEqual({ mime: 'image/png' });
    expect(Buffer.isBuffer(await cleanedImage(long, MIME.png))).toBe(true);
    for (const flood of [[ztxt(3_000_000)], [itxt(3_000_000)], Array(30).fill(ztxt(100_000))]) {
      const path = await withChunks(...flood);
      expect(await verdict(path)).toEqual({ refusal: 'type' });
      expect(await decodedPicture({ path, mime: MIME.png }, async () => 1)).toEqual({ refusal: 'type' });
    }
  });
});
