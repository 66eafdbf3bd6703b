import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { sweepFiles } from '../../fichiers/sweep';
import { chantierOf } from '../../fichiers/testing/chantier';
import { storedNames } from '../../fichiers/testing/disk';
import { image, piece } from '../../fichiers/testing/media';
import { openedHouse } from '../../trials/testing/opened';
import { openedForTests } from '../../trials/testing/openedForTests';

const { house, admin } = openedHouse();
const chantier = openedForTests(() => chantierOf(admin));

it('a thumbnail is made once for all who ask, kept beside its file, and goes with it', async () => {
  const [{ lien, documentid }] = (await chantier.add([piece('a.jpg', await image('jpeg'))])).body.data;
  const [key] = await storedNames(house);
  const kept = vi.spyOn(house.storage, 'keep');
  const look = house.storage.read.bind(house.storage);
  // The first request learns last that no thumbnail exists, well after others have made one.
  vi.spyOn(house.storage, 'read').mockImplementationOnce(async (...asked) => {
    const found = await look(...asked);
    await vi.waitUntil(() => kept.mock.settledResults.length > 0, { timeout: 300 }).catch(() => undefined);
    await sleep(100);
    return found;
  });
  const ask = () => admin.send('GET', `${lien}?taille=vignette`);
  const first = await Promise.all(Array.from({ length: 8 }, ask));
  const later = await ask();
  expect(new Set([...first, later].map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(1);
  expect(later.status).toBe(200);
  expect(kept).toHaveBeenCalledTimes(1);
  expect(await storedNames(house)).toEqual([key, `${key}-v`]);
  await sweepFiles(house.db, house.storage, -10_000);
  expect(await storedNames(house), 'whose file is named by a row').toEqual([key, `${key}-v`]);
  await house.storage.remove(`${key}-v`);
  expect((await ask()).bytes, 'made again where it is missing').toEqual(later.bytes);
  expect((await admin.send('GET', `${lien}?taille=miniature`)).status).toBe(200);
  expect(await storedNames(house)).toEqual([key, `${key}-m`, `${key}-v`]);
  await chantier.remove(documentid);
  await house.storage.remove(key ?? '');
  expect(await storedNames(house)).toEqual([]);
});

it('PRODUCT O: to save data it is smaller, and no cache takes one for the other', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#000', noise } })
    .blur(2)
    .jpeg()
    .toBuffer();
  const [{ lien }] = (await chantier.add([piece('photo.jpg', photo)])).body.data;
  const [whole, vignette, miniature] = ['', '?taille=vignette', '?taille=miniature'].map((query) => `${lien}${query}`);
  const read = (path = '', etag = '') => admin.send('GET', path, null, etag ? { 'if-none-match': etag } : {});
  const [large, middle, small] = [await read(whole), await read(vignette), await read(miniature)];
  expect(small.bytes.length).toBeLessThan(middle.bytes.length / 4);
  expect(middle.bytes.length).toBeLessThan(large.bytes.length);
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 96 });
  expect(small.headers.get('cache-control')).toBe(middle.headers.get('cache-control'));
  const etags = [large, middle, small].map(({ headers }) => headers.get('etag') ?? '');
  expect(new Set(etags).size).toBe(3);
  expect((await read(miniature, etags[2])).status).toBe(304);
  expect((await read(miniature, etags[1])).status).toBe(200);
  const stranger = await house.as(['depenses']);
  for (const path of [vignette, miniature]) expect((await stranger.send('GET', path ?? '')).status).toBe(404);
  expect((await read(`${lien}?taille=icone192`)).status).toBe(422);
});
