import { createHash } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { PDF } from '@comptoir/conformance/piece';
import { MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Piece } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { sweepFiles, UPLOAD_GRACE_MS } from './sweep';
import { ALL, storedNames } from './testing/disk';
import { zipOf } from './testing/zip';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));
let caisseid: number;
let depenseid: number;

beforeAll(async () => {
  caisseid = await counter.caisse(1_000_000);
  depenseid = await counter.depense(900_000);
});

const bytesOf = (content: string | Buffer) => new Uint8Array(Buffer.from(content));
const piece = (name: string, content: string | Buffer): Piece => ({ name, bytes: bytesOf(content) });
const send = (file: Piece) => counter.pay({ depenseid, caisseid, montant: 1, file });
const image = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#308e87' } })
    .toFormat(format)
    .toBuffer();
const DOCX_PARTS = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const filesOnDisk = () => storedNames(house);

describe('a proof is what its bytes say (RELIABILITY F51 to F57)', () => {
  it('and its last extension agrees', async () => {
    const good: Piece[] = [
      PDF,
      piece('a.PNG', await image('png')),
      piece('a.b.jpg', await image('jpeg')),
      piece('a.jpeg', await image('jpeg')),
      piece('lettre.docx', zipOf(DOCX_PARTS)),
    ];
    for (const file of good) expect((await send(file)).status, file.name).toBe(201);
  });

  it('otherwise it is refused, and nothing is kept', async () => {
    const before = (await filesOnDisk()).length;
    const png = await image('png');
    const bad: Piece[] = [
      piece('a.png', PDF.bytes as Buffer),
      piece('a.pdf', png),
      piece('a.jpg', png),
      piece('a.png', await image('gif')),
      piece('a.webp', await image('webp')),
      piece('a.png', '<html><script>alert(1)</script></html>'),
      piece('a.svg', SVG),
      piece('a.png', SVG),
      piece('a.pdf', Buffer.from([0x1f, 0x8b, 8, 0, 0])),
      piece('a.pdf', 'MZ\u0090\u0000'),
      piece('facture.pdf.exe', PDF.bytes as Buffer),
      piece('facture', PDF.bytes as Buffer),
      piece('.pdf', PDF.bytes as Buffer),
      piece('a.docx', zipOf({ 'a.txt': 'x' })),
      piece('a.docx', PDF.bytes as Buffer),
      piece('a.docx', 'PK'),
      piece('a.pdf', zipOf(DOCX_PARTS)),
    ];
    for (const file of bad) expect((await send(file)).body.code, file.name).toBe('fichier.type');
    expect((await send(piece('a.pdf', ''))).body.code).toBe('fichier.vide');
    expect(await filesOnDisk()).toHaveLength(before);
  });

  it('a docx that unpacks to too much, or holds too many parts, is none (RELIABILITY F57)', async () => {
    const bomb = zipOf({ ...DOCX_PARTS, 'word/media/a.bin': Buffer.alloc(2_000_000) });
    const many = zipOf({ ...DOCX_PARTS, ...Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`p${i}`, ''])) });
    expect((await send(piece('a.docx', bomb))).body.code).toBe('fichier.type');
    expect((await send(piece('a.docx', many))).body.code).toBe('fichier.type');
  });

  it('an image of 20 000 × 20 000 points is refused by its header (RELIABILITY F58)', async () => {
    const png = await image('png');
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    expect((await send(piece('a.png', png))).body.code).toBe('fichier.dimensions');
    const jpeg = await image('jpeg');
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(20_000, frame + 5);
    jpeg.writeUInt16BE(20_000, frame + 7);
    expect((await send(piece('a.jpg', jpeg))).body.code).toBe('fichier.dimensions');
  });

  it('weighs 5 242 880 bytes at most (RELIABILITY F48)', async () => {
    const whole = Buffer.alloc(MAX_PIECE_BYTES, PDF.bytes);
    expect((await send(piece('a.pdf', whole))).status).toBe(201);
    const more = await send(piece('a.pdf', Buffer.concat([whole, Buffer.from('x')])));
    expect(more).toMatchObject({
      status: 413,
      body: { code: 'fichier.trop_grand', message: expect.stringContaining('5') },
    });
  });
});

describe('a form (RELIABILITY F45, F46)', () => {
  const fields = () => ({ depenseid, caisseid, montant: 1, date: counter.today });
  const form = (fill: (form: FormData) => void) => {
    const made = new FormData();
    fill(made);
    return admin.send('POST', '/api/reglements', made);
  };
  const addFields = (made: FormData) => {
    for (const [name, value] of Object.entries(fields())) made.append(name, String(value));
  };
  const addFile = (made: FormData, name = 'file') => made.append(name, new Blob([PDF.bytes]), 'a.pdf');

  it('means the same with its fields before or after its file', async () => {
    const after = await form((made) => {
      addFile(made);
      addFields(made);
    });
    expect(after.status).toBe(201);
  });

  it('with two files, a file of another name or a repeated field is refused, and nothing is kept', async () => {
    const before = (await filesOnDisk()).length;
    const answers = [
      await form((made) => {
        addFields(made);
        addFile(made);
        addFile(made);
      }),
      await form((made) => {
        addFields(made);
        addFile(made, 'preuve');
      }),
      await form((made) => {
        addFields(made);
        addFields(made);
        addFile(made);
      }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'requete.multipart',
      'requete.multipart',
      'requete.invalide',
    ]);
    expect(await filesOnDisk()).toHaveLength(before);
  });

  it('refused for another reason keeps no file', async () => {
    const before = (await filesOnDisk()).length;
    expect((await counter.pay({ depenseid, caisseid, montant: 1, date: '2100-01-01' })).status).toBe(422);
    expect((await counter.pay({ depenseid, caisseid, montant: 2_000_000 })).status).toBe(422);
    expect(await filesOnDisk()).toHaveLength(before);
  });
});

describe('names (RELIABILITY F55)', () => {
  it('are cleaned to be shown, and never touch the disk', async () => {
    const answer = await send(piece('../../etc/<img onerror=x>\u202eréçu.pdf', PDF.bytes as Buffer));
    expect(answer.body.data.filename).toBe('<img onerror=x>réçu');
    const download = await admin.send('GET', answer.body.data.file);
    expect(download.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''%3Cimg/);
    expect(await filesOnDisk()).toEqual((await filesOnDisk()).filter((name) => /^[0-9a-f-]{36}$/.test(name)));
  });
});

describe('a stored file (RELIABILITY F60 to F63)', () => {
  it('is served with a fixed type, in a sandbox, to be asked again each time', async () => {
    const { file } = (await send(piece('photo.png', await image('png')))).body.data;
    const { headers, bytes } = await admin.send('GET', file);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('etag')).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 32));
    const small = await admin.send('GET', `${file}?taille=vignette`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is nothing to who may not read its payment', async () => {
    const { file } = (await send(PDF)).body.data;
    const stranger = await house.as(['caisses', 'commandes']);
    const missing = await stranger.get('fichiers/999999/x');
    const { requestId: _, ...refusal } = (await stranger.send('GET', file)).body;
    expect(missing.body).toMatchObject(refusal);
    expect((await house.anonymous.send('GET', file)).status).toBe(401);
    expect((await admin.get('fichiers/..%2f..%2fsecret/x')).status).toBe(422);
  });

  it('that is gone from the disk is 410', async () => {
    const { file, reglementid } = (await send(PDF)).body.data;
    const { cle } = await house.db
      .selectFrom('fichier')
      .select('cle')
      .where('proprietaireid', '=', reglementid)
      .executeTakeFirstOrThrow();
    await house.storage.remove(cle);
    expect((await admin.send('GET', file)).body.code).toBe('fichier.absent');
  });
});

describe('the sweep (RELIABILITY P15, F63)', () => {
  const spooled = async () => {
    const path = house.storage.temporary();
    await writeFile(path, 'x');
    return { path, bytes: 1, sha256: createHash('sha256').update('x').digest('hex') };
  };

  it('removes what no row names once it is old enough, and nothing else', async () => {
    const { db, storage } = house;
    const { file } = (await send(PDF)).body.data;
    const key = await storage.keep(await spooled());
    expect(await sweepFiles(db, storage)).toBe(0);
    expect(await filesOnDisk()).toContain(key);
    expect(await sweepFiles(db, storage, ALL)).toBe(1);
    expect(await storage.read(key, { start: 0, end: 0 })).toBeNull();
    expect((await admin.send('GET', file)).status).toBe(200);
  });

  it('leaves uploads alone as long as a request may take, also another server’s', async () => {
    const { storage } = house;
    const [cut, coming] = [await spooled(), await spooled()];
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await utimes(cut.path, hoursAgo(8), hoursAgo(8));
    await utimes(coming.path, hoursAgo(6), hoursAgo(6));
    await storage.sweepTemporary(UPLOAD_GRACE_MS);
    const names = await filesOnDisk();
    expect([cut, coming].map(({ path }) => names.includes(basename(path)))).toEqual([false, true]);
    // A kept file counts as new, however long the other files of its request took.
    const key = await storage.keep(coming);
    expect(await sweepFiles(house.db, storage)).toBe(0);
    await storage.remove(key);
  });
});
