import { PDF } from '@comptoir/conformance/piece';
import { MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sweepFiles } from '../fichiers/sweep';
import { ALL, storedNames } from '../fichiers/testing/disk';
import { image, piece } from '../fichiers/testing/media';
import type { Piece } from '../trials/testing/client';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { clientFields, newClient, sendClient } from './testing/fields';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());

const onDisk = () => storedNames(house);
const add = (photo: Piece) => sendClient(admin, 'POST', clientFields(), photo);
const change = (clientid: number, photo?: Piece) => sendClient(admin, 'PUT', clientFields({ clientid }), photo);
const png = async (name = 'portrait.png') => piece(name, await image('png'));

/** A picture of 60 × 40 points whose EXIF data say where it was taken. */
const taken = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#308e87' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 19/1 12/1' }, IFD0: { Make: 'Tecno' } })
    .jpeg()
    .toBuffer();

describe('the photo of a client (spec § 5 Client, RELIABILITY F51 to F58)', () => {
  it('is a png or a jpeg by its bytes; anything else is 415, and nothing is kept', async () => {
    const jpeg = await image('jpeg');
    for (const good of [await png('A.PNG'), piece('a.jpg', jpeg), piece('a.jpeg', jpeg)]) {
      expect((await add(good)).status, good.name).toBe(201);
    }
    const before = await onDisk();
    const bad = [PDF, piece('a.png', PDF.bytes as Buffer), piece('a.png', jpeg), piece('a.gif', await image('gif'))];
    for (const file of [...bad, piece('a.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      expect((await add(file)).body.code, file.name).toBe('fichier.type');
    }
    expect((await add(piece('a.png', ''))).body.code).toBe('fichier.vide');
    expect(await onDisk()).toEqual(before);
  });

  it('weighs 5 MB at most: 413 beyond (spec § 9)', async () => {
    const before = await onDisk();
    const heavy = await add(piece('a.png', Buffer.alloc(MAX_PIECE_BYTES + 1, await image('png'))));
    expect(heavy).toMatchObject({ status: 413, body: { code: 'fichier.trop_grand' } });
    expect(await onDisk()).toEqual(before);
  });

  it('tells nobody where and with what it was taken (RELIABILITY § 5.7)', async () => {
    const sent = await taken();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { photo } = await newClient(admin, {}, piece('moi.jpg', sent));
    const { bytes, headers } = await admin.send('GET', photo);
    const kept = await sharp(bytes).metadata();
    expect([headers.get('content-type'), kept.exif, kept.width, kept.height]).toEqual([
      'image/jpeg',
      undefined,
      60,
      40,
    ]);
    expect(bytes.includes('Tecno')).toBe(false);
  });

  it('is seen small and whole, and by its name', async () => {
    const { photo } = await newClient(admin, {}, await png('Ma photo.png'));
    expect(photo).toMatch(/^\/api\/fichiers\/\d+\/Ma%20photo/);
    const small = await admin.send('GET', `${photo}?taille=vignette`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const whole = await admin.send('GET', photo);
    expect([whole.status, whole.headers.get('content-disposition')?.slice(0, 6)]).toEqual([200, 'inline']);
  });
});

describe('who sees the photo of a client (CONTRACT "Permissions", RELIABILITY F60)', () => {
  it('those who may read clients or orders; to others it does not exist', async () => {
    const { photo } = await newClient(admin, {}, await png());
    for (const allowed of ['clients', 'commandes'] as const) {
      expect((await (await house.as([allowed])).send('GET', photo)).status).toBe(200);
    }
    const stranger = await house.as(['projets', 'depenses', 'clients.creer', 'commandes.creer']);
    for (const path of [photo, `${photo}?taille=vignette`]) {
      const { requestId: _, ...refusal } = (await stranger.send('GET', path)).body;
      expect((await stranger.get('fichiers/999999/x')).body).toMatchObject(refusal);
      expect((await house.anonymous.send('GET', path)).status).toBe(401);
    }
  });

  it('nobody takes it away as a medium of a step (RELIABILITY F64)', async () => {
    const { photo } = await newClient(admin, {}, await png());
    const documentid = Number(/fichiers\/(\d+)/.exec(photo)?.[1]);
    expect((await admin.post('files/deletefile', { documentid })).status).toBe(404);
    expect((await admin.send('GET', photo)).status).toBe(200);
  });
});

describe('a change of a client (PRODUCT 1.18)', () => {
  it('without a photo keeps it, whatever path is sent as the old one', async () => {
    const other = await newClient(admin, {}, await png());
    const { clientid, photo } = await newClient(admin, {}, await png());
    const before = await onDisk();
    for (const oldfilepath of [photo, other.photo, '../../session.key', '']) {
      const { status, body } = await sendClient(admin, 'PUT', clientFields({ clientid, oldfilepath }));
      expect([status, body.data.photo]).toEqual([200, photo]);
    }
    expect(await onDisk()).toEqual(before);
    expect((await admin.send('GET', other.photo)).status).toBe(200);
  });

  it('with one replaces it, and the old bytes are gone', async () => {
    const { clientid, photo } = await newClient(admin, {}, await png());
    const before = await onDisk();
    const { body } = await change(clientid, piece('autre.jpg', await taken()));
    expect(body.data.photo).not.toBe(photo);
    expect((await admin.send('GET', photo)).status).toBe(404);
    expect((await admin.send('GET', body.data.photo)).status).toBe(200);
    const after = await onDisk();
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
  });

  it('that is refused changes no photo and keeps no file', async () => {
    const { clientid, photo } = await newClient(admin, {}, await png());
    const before = await onDisk();
    const refused = [
      await sendClient(admin, 'PUT', clientFields({ clientid, tel: '1' }), await png()),
      await sendClient(admin, 'PUT', clientFields({ clientid, version: 7 }), await png()),
      await change(2_147_483_647, await png()),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 409, 404]);
    expect(await onDisk()).toEqual(before);
    expect((await admin.send('GET', photo)).status).toBe(200);
  });
});

describe('a deleted client (CONTRACT "Types": soft deletion, PRODUCT P)', () => {
  it('keeps the bytes of the photo for the trash, out of everybody’s reach', async () => {
    const { clientid, photo } = await newClient(admin, {}, await png());
    const before = await onDisk();
    expect((await admin.delete(`clients/${clientid}`)).status).toBe(200);
    expect((await admin.send('GET', photo)).status).toBe(404);
    expect(await sweepFiles(house.db, house.storage, ALL)).toBe(0);
    expect(await onDisk()).toEqual(before);
    await house.db.updateTable('client').set({ supprimele: null }).where('clientid', '=', clientid).execute();
    expect((await admin.send('GET', photo)).status).toBe(200);
  });
});
