import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanedImage } from './metadata';

/** What a picture must not tell. */
const PLACE = 'Cocody, 5.336 N 4.019 W';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-images-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns what is kept of an image: its own bytes, or those of a new one. */
async function keptOf(bytes: Buffer, mime: string): Promise<Buffer> {
  const path = join(folder, 'image');
  await writeFile(path, bytes);
  const cleaned = await cleanedImage(path, mime);
  if (cleaned !== null && !Buffer.isBuffer(cleaned)) throw new Error(cleaned.refusal);
  return cleaned ?? bytes;
}

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const canvas = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#000', noise } });
const before = (bytes: Buffer, end: number, piece: Buffer) =>
  Buffer.concat([bytes.subarray(0, end), piece, bytes.subarray(end)]);
const points = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe('a PNG keeps what draws it, and nothing else, wherever it stands', () => {
  const AFTER_HEADER = 33;
  const END_BYTES = 12;
  const chunk = (name: string, content: string) => {
    const named = Buffer.from(name + content, 'latin1');
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const CHUNKS = [
    ['tEXt', `Comment\0${PLACE}`],
    ['iTXt', `XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta>${PLACE}</x:xmpmeta>`],
    ['zTXt', `Comment\0\0${PLACE}`],
    ['eXIf', `MM\0*\0\0\0\x08\0\0${PLACE}`],
    ['caBX', PLACE],
  ] as const;

  it.each(CHUNKS)('%s goes, before the points and behind them', async (name, content) => {
    const png = await canvas().png().toBuffer();
    for (const at of [AFTER_HEADER, png.length - END_BYTES]) {
      const kept = await keptOf(before(png, at, chunk(name, content)), 'image/png');
      expect(kept.includes(name) || kept.includes(PLACE)).toBe(false);
      expect(await points(kept)).toEqual(await points(png));
    }
  });

  it('bytes behind its end go', async () => {
    const png = await canvas().png().toBuffer();
    const kept = await keptOf(Buffer.concat([png, Buffer.from(PLACE)]), 'image/png');
    expect(kept.includes(PLACE)).toBe(false);
    expect(await points(kept)).toEqual(await points(png));
  });

  it('one that has nothing else is kept to the byte', async () => {
    for (const draw of [canvas(), canvas().toColourspace('rgb16').withIccProfile('p3'), canvas().greyscale()]) {
      const png = await draw.png().toBuffer();
      expect(await keptOf(png, 'image/png')).toBe(png);
    }
  });
});

describe('a JPEG likewise', () => {
  const AFTER_START = 2;
  const END_BYTES = 2;
  const segment = (marker: number, content: string) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, Buffer.from(content, 'latin1')]);
  };
  const SEGMENTS = [
    ['EXIF', 0xe1, `Exif\0\0${PLACE}`],
    ['XMP', 0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${PLACE}</x:xmpmeta>`],
    ['IPTC', 0xed, `Photoshop 3.0\0${PLACE}`],
    ['a comment', 0xfe, PLACE],
    ['another picture’s place', 0xe2, `MPF\0${PLACE}`],
    ['a small picture', 0xe0, `JFXX\0${PLACE}`],
    ['a mark of the maker', 0xeb, PLACE],
  ] as const;

  it.each(SEGMENTS)('%s goes, before the points and behind them', async (_, marker, content) => {
    for (const progressive of [false, true]) {
      const jpeg = await canvas().jpeg({ progressive }).toBuffer();
      for (const at of [AFTER_START, jpeg.length - END_BYTES]) {
        const kept = await keptOf(before(jpeg, at, segment(marker, content)), 'image/jpeg');
        expect(kept.includes(PLACE)).toBe(false);
        expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
      }
    }
  });

  it('bytes behind its end go', async () => {
    const jpeg = await canvas().jpeg().toBuffer();
    const kept = await keptOf(Buffer.concat([jpeg, Buffer.from(PLACE)]), 'image/jpeg');
    expect(kept.includes(PLACE)).toBe(false);
  });

  it('one that has nothing else is kept to the byte', async () => {
    for (const options of [{}, { progressive: true }, { chromaSubsampling: '4:4:4' }]) {
      const jpeg = await canvas().resize(1200, 800).withIccProfile('p3').jpeg(options).toBuffer();
      expect(await keptOf(jpeg, 'image/jpeg')).toBe(jpeg);
    }
  });
});
