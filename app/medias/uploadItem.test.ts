import { expect, test } from 'vitest';
import { uploadItems } from './uploadItem';
import { EMPTY_QUEUE, reduceUploads } from './uploadQueue';

const NOT_KEPT = 'Pas gardé';
const SAID = { notKept: NOT_KEPT, lang: 'fr' } as const;
const fileOf = (name: string, ko: number) => new File([new Uint8Array(ko * 1024)], name);
const chosen = (...files: File[]) => reduceUploads(EMPTY_QUEUE, { type: 'add', etapeprojetid: 1, files });

test('PRODUCT 1.18: the photo being shrunk says so, photos behind it and other files wait', () => {
  const queue = chosen(fileOf('a.jpg', 9), fileOf('b.jpg', 9), fileOf('c.mp4', 9));
  expect(uploadItems(queue, SAID).map(({ state }) => state)).toEqual(['shrinking', 'waiting', 'waiting']);
  expect(uploadItems(chosen(fileOf('c.mp4', 9)), SAID)[0]?.state).toBe('waiting');
});

test('PRODUCT 1.18: the sender sees what a photo weighed and weighs; other files have one weight', () => {
  const queue = chosen(fileOf('a.jpg', 9000), fileOf('b.pdf', 2));
  const shrunk = reduceUploads(queue, { type: 'shrunk', id: 1, file: fileOf('a.jpg', 600), refusal: null });
  const [photo, document] = uploadItems(shrunk, SAID);
  expect(photo).toMatchObject({ name: 'a.jpg', before: '9\u202F000\u00a0ko', after: '600\u00a0ko', state: 'waiting' });
  expect(document).not.toHaveProperty('after');
});

test('DESIGN rule 20: what failed carries its reason', () => {
  const queue = chosen(fileOf('a.pdf', 1));
  const refused = reduceUploads(queue, { type: 'shrunk', id: 1, file: fileOf('a.pdf', 1), refusal: 'Trop lourd' });
  expect(uploadItems(refused, SAID)[0]).toMatchObject({ state: 'refused', reason: 'Trop lourd' });
});

test('PRODUCT O: what this device cannot keep says so next to the file', () => {
  const queue = chosen(fileOf('a.pdf', 1), fileOf('b.pdf', 2));
  const kept = reduceUploads(queue, { type: 'kept', id: 1, isKept: true });
  const judged = reduceUploads(kept, { type: 'kept', id: 2, isKept: false });
  expect(uploadItems(judged, SAID).map(({ note }) => note)).toEqual([undefined, NOT_KEPT]);
});
