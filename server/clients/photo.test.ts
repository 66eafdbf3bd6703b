import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sweepFiles } from '../fichiers/sweep';
import { ALL, storedNames } from '../fichiers/testing/disk';
import { image, piece } from '../fichiers/testing/media';
import type { Piece } from '../trials/testing/client';
import { openedHouse } from '../trials/testing/opened';
import { clientFields, newClient, sendClient } from './testing/fields';

const { house, admin } = openedHouse();

const onDisk = () => storedNames(house);
const change = (clientid: number, photo?: Piece) => sendClient(admin, 'PUT', clientFields({ clientid }), photo);
const png = async (name = 'portrait.png') => piece(name, await image('png'));

/** A picture of 60 × 40 points whose EXIF data say where it was taken. */
const taken = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#308e87' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 19/1 12/1' }, IFD0: { Make: 'Tecno' } })
    .jpeg()
    .toBuffer();

describe('the photo of a client (spec § 5 Client, RELIABILITY F51 to F58)', () => {
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
});

describe('a change of a client (PRODUCT 1.18)', () => {
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
