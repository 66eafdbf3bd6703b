import { expect, it, vi } from 'vitest';
import { opened } from '../testing/opened';
import { soundApp } from '../testing/soundApp';
import { sweepFiles } from './sweep';
import { chantierOf } from './testing/chantier';
import { storedNames } from './testing/disk';
import { image, piece } from './testing/media';

const house = opened(soundApp);
const admin = opened(() => house.asAdmin());
const chantier = opened(() => chantierOf(admin));

it('a thumbnail is made once, also for many who ask at the same time, kept beside its file, and goes with it', async () => {
  const [{ lien, documentid }] = (await chantier.add([piece('a.jpg', await image('jpeg'))])).body.data;
  const [key] = await storedNames(house);
  const kept = vi.spyOn(house.storage, 'keep');
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
