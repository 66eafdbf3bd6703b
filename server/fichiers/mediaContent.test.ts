import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_MEDIA_BYTES } from '@comptoir/domain/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { recogniseContent } from '../frame/storage/content';
import type { Piece } from '../trials/testing/client';
import { openedHouse } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { type Chantier, chantierOf } from './testing/chantier';
import { compoundOf } from './testing/compound';
import { storedNames } from './testing/disk';
import { everyMedia, image, officeZip, piece, video } from './testing/media';

const { house, admin } = openedHouse();
const media = openedForTests(everyMedia);
let chantier: Chantier;

beforeAll(async () => {
  chantier = await chantierOf(admin);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const EXTENSIONS = ['png', 'jpeg', 'jpg', 'mp4', 'mov', 'avi', 'mpeg', 'webm', 'pdf', 'txt'];
const OFFICE = ['doc', 'xls', 'ppt', 'docx', 'xlsx', 'pptx'];

const AT_ONCE = 16;

/** Sends each file alone and returns the code of each refusal; expects that nothing of them stays on the disk. */
async function codesOf(files: readonly Piece[]): Promise<string[]> {
  const before = await storedNames(house);
  const codes: string[] = [];
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const answers = await Promise.all(files.slice(from, from + AT_ONCE).map((file) => chantier.add([file])));
    codes.push(...answers.map(({ body }) => body.code ?? 'accepted'));
  }
  expect(await storedNames(house)).toEqual(before);
  return codes;
}

describe('a medium is what its bytes say (RELIABILITY F51 to F57)', () => {
  it.each([...EXTENSIONS, ...OFFICE])(
    '%s: its own bytes are taken, those of every other type are not',
    async (extension) => {
      const [own, jpegs] = [media[extension] as Buffer, ['jpg', 'jpeg']];
      expect((await chantier.add([piece(`a.b.${extension.toUpperCase()}`, own)])).status).toBe(201);
      const others = [...EXTENSIONS, ...OFFICE].filter(
        (other) => other !== extension && !(jpegs.includes(other) && jpegs.includes(extension)),
      );
      const codes = await codesOf(others.map((other) => piece(`a.${extension}`, media[other] as Buffer)));
      expect(Object.fromEntries(codes.map((code, i) => [others[i], code]))).toEqual(
        Object.fromEntries(others.map((other) => [other, 'fichier.type'])),
      );
    },
  );

  it('videos are taken as cameras and phones write them', async () => {
    const box = (kind: string, rest = '') => Buffer.from(`\0\0\0\x18${kind}${rest.padEnd(64, '\0')}`, 'latin1');
    const files: [string, Buffer][] = [
      ...['mp42', 'M4V ', '3gp5', 'avc1'].map((brand): [string, Buffer] => ['a.mp4', box('ftyp', brand)]),
      ...['moov', 'mdat', 'wide', 'free'].map((kind): [string, Buffer] => ['a.mov', box(kind)]),
      ['a.mpeg', Buffer.from([0, 0, 1, 0xb3, 0x14, 0, 0xf0, 0x13])],
      ['a.mpeg', Buffer.from([0, 0, 1, 0xba, 0x21, 0, 1, 0, 1])],
    ];
    for (const [name, bytes] of files) {
      expect((await chantier.add([piece(name, bytes)])).status, bytes.toString('latin1', 4, 12)).toBe(201);
    }
  });

  it('what is of no accepted type is refused, whatever it is called', async () => {
    const strangers = [
      ...[
        await image('gif'),
        await image('webp'),
        Buffer.from('MZ\u0090\u0000\u0003'),
        Buffer.from([0x1f, 0x8b, 8, 0]),
      ],
      Buffer.from(SVG),
      Buffer.from(`\ufeff<?xml version="1.0"?>${SVG}`),
      Buffer.from('<!doctype html><p>'),
      officeZip('a.txt'),
      compoundOf(['__properties_version1.0']),
    ];
    const named = [...EXTENSIONS, ...OFFICE].flatMap((ext) => strangers.map((bytes) => piece(`a.${ext}`, bytes)));
    expect(new Set(await codesOf(named))).toEqual(new Set(['fichier.type']));
  });

  it('names lie: the last extension decides, and must be one of the list (RELIABILITY F54)', async () => {
    const { pdf, png } = media as Record<string, Buffer>;
    const names = ['facture.pdf.exe', 'a.svg', 'a.html', 'a.php', 'a.gif', 'a', '.pdf', 'a.pdf.', 'a.pdf ', 'a.docm'];
    expect(new Set(await codesOf(names.map((name) => piece(name, pdf as Buffer))))).toEqual(new Set(['fichier.type']));
    expect((await chantier.add([piece('x.php.png', png as Buffer)])).status).toBe(201);
  });

  it('one of no byte is refused (RELIABILITY F47)', async () => {
    expect(await codesOf([piece('a.txt', ''), piece('a.mp4', ''), piece('a.png', '')])).toEqual(
      Array(3).fill('fichier.vide'),
    );
  });

  it('a text is UTF-8 or Latin, and begins like no markup or script', async () => {
    const texts = ['Reçu', '\ufeffReçu', Buffer.from('Reçu le 5', 'latin1'), '< 5 barres\tou 6\f', 'BM 12, MZ 4, ID3'];
    for (const text of texts) expect((await chantier.add([piece('a.txt', text)])).status, String(text)).toBe(201);
    const none = [
      'a\u0000b',
      'a\u001b[31m',
      ' \n<html>',
      '</p>',
      '<?php',
      '<script>',
      '#!/bin/sh',
      '%PDF-1.4',
      '{\\rtf1}',
      Buffer.from('Reçu', 'utf16le'),
      Buffer.from([0x52, 0x81, 0x8d]),
    ];
    expect(new Set(await codesOf(none.map((text) => piece('a.txt', text))))).toEqual(new Set(['fichier.type']));
  });

  it('an old office file may be long before it names its streams, and may not run in a circle', async () => {
    const far = compoundOf(['Book'], 60);
    expect((await chantier.add([piece('a.xls', far)])).status).toBe(201);
    const circle = compoundOf(['a', 'b', 'c']);
    circle.writeUInt32LE(1, 512 + 4);
    const [cut, wild] = [far.subarray(0, 1024), compoundOf(['Book'])];
    wild.writeUInt32LE(0x00ffffff, 48);
    expect(await codesOf([circle, cut, wild].map((bytes) => piece('a.xls', bytes)))).toEqual(
      Array(3).fill('fichier.type'),
    );
  });

  it('an office file of too much or too many parts is refused, not unpacked (RELIABILITY F57)', async () => {
    const bomb = officeZip('xl/workbook.xml', { 'xl/media/a.bin': Buffer.alloc(50_000_000) });
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`p${i}`, '']));
    const files = [piece('a.xlsx', bomb), piece('a.pptx', officeZip('ppt/presentation.xml', many))];
    expect(await codesOf([...files, piece('a.pdf', bomb)])).toEqual(Array(3).fill('fichier.type'));
    const path = join(house.dataDir, 'bombe');
    await writeFile(path, bomb);
    const started = process.cpuUsage();
    for (const name of ['a.xlsx', 'a.pdf', 'a.doc']) await recogniseContent(path, name, 'media');
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(100);
  });

  it('an image of 20 000 × 20 000 points is refused by its header (RELIABILITY F58)', async () => {
    const [png, jpeg] = [await image('png'), await image('jpeg')];
    for (const at of [16, 20]) png.writeUInt32BE(20_000, at);
    for (const at of [5, 7]) jpeg.writeUInt16BE(20_000, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + at);
    expect(await codesOf([piece('a.png', png), piece('a.jpg', jpeg)])).toEqual(Array(2).fill('fichier.dimensions'));
  });

  it('a picture or a document that is a script too is served as what it is called (RELIABILITY F53)', async () => {
    const jpeg = Buffer.concat([media.jpg as Buffer, Buffer.from('<script>alert(1)</script>')]);
    const [{ lien }] = (await chantier.add([piece('a.jpg', jpeg)])).body.data;
    const { headers } = await admin.send('GET', lien);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['image/jpeg', 'nosniff']);
  });
});

describe('sizes (PRODUCT 1.18, RELIABILITY F48)', () => {
  it('25 MB at most, by the byte; a video may be longer', async () => {
    const bytes = video(MAX_MEDIA_BYTES + 1);
    const pdf = Buffer.concat([media.pdf as Buffer, bytes]).subarray(0, bytes.length);
    expect((await chantier.add([piece('a.pdf', pdf.subarray(0, -1))])).status).toBe(201);
    const before = await storedNames(house);
    const more = await chantier.add([piece('b.txt', 'b'), piece('a.pdf', pdf)]);
    expect([more.status, more.body.code]).toEqual([413, 'fichier.trop_grand']);
    expect(more.body.message).toContain('25');
    expect(await storedNames(house)).toEqual(before);
    expect((await chantier.add([piece('a.mp4', bytes)])).status).toBe(201);
  });
});

describe('names (RELIABILITY F55)', () => {
  it.each([
    ['../../etc/<img onerror=x>\u202eréçu.txt', '<img onerror=x>réçu.txt'],
    ['..\\..\\CON.txt', 'CON.txt'],
    ['e\u0301te\u0301 👷.txt', 'été 👷.txt'],
    [`${'é'.repeat(300)}.txt`, `${'é'.repeat(146)}.txt`],
    ["a'b;c=d.txt", "a'b;c=d.txt"],
  ])('%s is shown as %s, and never touches the disk', async (name, shown) => {
    const [fichier] = (await chantier.add([piece(name, 'texte')])).body.data;
    expect(fichier.filename).toBe(shown);
    expect((await admin.send('GET', fichier.lien)).status).toBe(200);
    for (const file of await storedNames(house)) expect(file).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a photo tells nobody where it was taken (RELIABILITY § 5.7)', () => {
  const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '5/1 20/1 11/1', GPSLongitudeRef: 'W', GPSLongitude: '4/1 1/1 7/1' };
  const sides = { width: 40, height: 20 };
  const canvas = () => sharp({ create: { ...sides, channels: 3, background: '#b26a3e' } });
  const located = (format: 'jpeg' | 'png') =>
    canvas()
      .withExif({ IFD0: { Make: 'Tecno' }, IFD3: GPS })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
  const kept = async (file: Piece) => {
    const answer = await chantier.add([file]);
    expect(answer.status).toBe(201);
    const [fichier] = answer.body.data;
    const { bytes, headers } = await admin.send('GET', fichier.lien);
    return { fichier, bytes, etag: headers.get('etag') ?? '', metadata: await sharp(bytes).metadata() };
  };

  it.each(['jpeg', 'png'] as const)('%s: its metadata is gone, and it stands upright', async (format) => {
    const sent = await located(format);
    const before = await sharp(sent).metadata();
    expect([before.orientation, before.exif?.includes('Tecno')]).toEqual([6, true]);
    const { bytes, etag, metadata, fichier } = await kept(piece(`a.${format}`, sent));
    expect(metadata).toMatchObject({ format, width: 20, height: 40 });
    for (const block of ['exif', 'xmp', 'iptc', 'orientation', 'comments']) expect(metadata).not.toHaveProperty(block);
    expect(bytes.includes('Tecno')).toBe(false);
    expect(etag).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 32));
    expect(fichier.size).toBe(Math.ceil(bytes.length / 1024));
  });

  it('XMP counts as EXIF does', async () => {
    const sent = await canvas().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Lieu/></x:xmpmeta>').jpeg().toBuffer();
    expect(sent.includes('Lieu')).toBe(true);
    expect((await kept(piece('a.jpg', sent))).bytes.includes('Lieu')).toBe(false);
  });

  it('a PNG loses none of its points, also with sixteen bits a colour', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    for (const space of ['srgb', 'rgb16']) {
      const sent = await sharp({ create: { ...sides, channels: 3, background: '#000', noise } })
        .toColourspace(space)
        .withExif({ IFD3: GPS })
        .png()
        .toBuffer();
      const { bytes, metadata } = await kept(piece('a.png', sent));
      expect(metadata.exif).toBeUndefined();
      expect(metadata.depth).toBe(space === 'srgb' ? 'uchar' : 'ushort');
      const points = (image: Buffer) =>
        sharp(image)
          .toColourspace(space)
          .raw({ depth: metadata.depth as 'uchar' })
          .toBuffer();
      expect((await points(bytes)).equals(await points(sent))).toBe(true);
    }
  });

  it('one without metadata is kept to the byte', async () => {
    const { jpg, png } = media as Record<string, Buffer>;
    expect((await kept(piece('a.jpg', jpg as Buffer))).bytes.equals(jpg as Buffer)).toBe(true);
    expect((await kept(piece('a.png', png as Buffer))).bytes.equals(png as Buffer)).toBe(true);
  });

  it('a repeated upload of it is still the same one (RELIABILITY F26)', async () => {
    const photo = piece('a.jpg', await located('jpeg'));
    const key = { 'idempotency-key': 'photo-envoi-0001-abcd' };
    const [one, two] = [await chantier.add([photo], key), await chantier.add([photo], key)];
    expect(two.body.data).toEqual(one.body.data);
    const other = piece(
      'a.jpg',
      await canvas()
        .withExif({ IFD0: { Make: 'Infinix' } })
        .jpeg()
        .toBuffer(),
    );
    expect((await chantier.add([other], key)).body.code).toBe('idempotence.conflit');
  });

  it('a broken one is refused', async () => {
    const whole = await canvas().resize(400, 400).withExif({ IFD3: GPS }).jpeg().toBuffer();
    const png = Buffer.from(media.png as Buffer);
    png.fill(0xff, 30, 50);
    expect(await codesOf([piece('a.jpg', whole.subarray(0, whole.length / 2)), piece('a.png', png)])).toEqual(
      Array(2).fill('fichier.type'),
    );
  });
});
