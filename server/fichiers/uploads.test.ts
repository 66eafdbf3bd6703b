import { createHash } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { PDF } from '@comptoir/conformance/piece';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Piece } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { sweepFiles, UPLOAD_GRACE_MS } from './sweep';
import { ALL, storedNames } from './testing/disk';
import { zipOf } from './testing/zip';

const { house, admin, counter } = openedDesk();
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
