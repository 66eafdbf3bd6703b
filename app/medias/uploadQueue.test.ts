import { expect, test } from 'vitest';
import {
  EMPTY_QUEUE,
  isDone,
  isSavable,
  reduceUploads,
  toShrink,
  toStart,
  type UploadAction,
  type UploadQueue,
  unsentOf,
} from './uploadQueue';

const ETAPE = 7;
const fileOf = (name: string, size = 3) => new File(['x'.repeat(size)], name);
const add = (...files: File[]): UploadAction => ({ type: 'add', etapeprojetid: ETAPE, files });
const shrunk = (id: number, file = fileOf('petit.jpg', 1)): UploadAction => ({
  type: 'shrunk',
  id,
  file,
  refusal: null,
});
const failed = (id: number, isLineCut = true): UploadAction => ({ type: 'failed', id, reason: 'coupée', isLineCut });
const after = (...actions: UploadAction[]): UploadQueue => actions.reduce(reduceUploads, EMPTY_QUEUE);
const etats = ({ uploads }: UploadQueue) => uploads.map(({ etat }) => etat);
/** Actions that add and shrink files, with ids from 1. */
const ready = (count: number): UploadAction[] => [
  add(...Array.from({ length: count }, (_, index) => fileOf(`${index + 1}.jpg`))),
  ...Array.from({ length: count }, (_, index) => shrunk(index + 1)),
];
const begun = (...ids: number[]): UploadAction[] => [
  { type: 'save' },
  ...ids.map((id): UploadAction => ({ type: 'start', id })),
];

test('spec § 5: a duplicate, same name and size, is skipped and told', () => {
  const queue = after(add(fileOf('a.jpg'), fileOf('b.jpg')), add(fileOf('a.jpg'), fileOf('a.jpg', 4), fileOf('c.jpg')));
  expect(queue.uploads.map(({ chosen }) => [chosen.name, chosen.size])).toEqual([
    ['a.jpg', 3],
    ['b.jpg', 3],
    ['a.jpg', 4],
    ['c.jpg', 3],
  ]);
  expect(queue.skipped).toEqual(['a.jpg']);
  expect(reduceUploads(queue, add(fileOf('d.jpg'))).skipped).toEqual([]);
});

test('spec § 5: two equal files of one choice are one', () => {
  expect(after(add(fileOf('a.jpg'), fileOf('a.jpg')))).toMatchObject({ uploads: [{}], skipped: ['a.jpg'] });
});

test('PRODUCT 1.18: a photo is compared as it was chosen, not as it was shrunk', () => {
  const queue = after(add(fileOf('a.jpg', 90)), shrunk(1, fileOf('a.jpg', 9)), add(fileOf('a.jpg', 90)));
  expect(queue.skipped).toEqual(['a.jpg']);
  expect(queue.uploads[0]?.file.size).toBe(9);
});

test('PRODUCT 1.18: photos are shrunk one at a time, and refused when they are still too heavy', () => {
  const queue = after(add(fileOf('a.jpg'), fileOf('b.jpg')));
  expect(toShrink(queue)?.id).toBe(1);
  const next = reduceUploads(queue, { type: 'shrunk', id: 1, file: fileOf('a.jpg'), refusal: 'trop lourd' });
  expect(next.uploads[0]).toMatchObject({ etat: 'refuse', reason: 'trop lourd' });
  expect(toShrink(next)?.id).toBe(2);
  expect(toShrink(reduceUploads(next, shrunk(2)))).toBeUndefined();
});

test('spec § 5: saving with none queued does nothing', () => {
  expect(after({ type: 'save' })).toBe(EMPTY_QUEUE);
  expect(isSavable(EMPTY_QUEUE)).toBe(false);
  const refused = after(add(fileOf('a.mp4')), { type: 'shrunk', id: 1, file: fileOf('a.mp4'), refusal: 'trop lourd' });
  expect(isSavable(refused)).toBe(false);
  expect(reduceUploads(refused, { type: 'save' })).toBe(refused);
});

test('PRODUCT 1.19: nothing leaves before Save, and two at most at once', () => {
  const queue = after(...ready(4));
  expect(toStart(queue)).toEqual([]);
  const saving = reduceUploads(queue, { type: 'save' });
  expect(toStart(saving).map(({ id }) => id)).toEqual([1, 2]);
  const two = after(...ready(4), ...begun(1, 2));
  expect(toStart(two)).toEqual([]);
  expect(toStart(reduceUploads(two, { type: 'sent', id: 2 })).map(({ id }) => id)).toEqual([3]);
});

test('PRODUCT 1.19: what is still being shrunk when one saves leaves afterwards', () => {
  const queue = after(add(fileOf('a.jpg')), { type: 'save' });
  expect(queue.isSaving).toBe(true);
  expect(toStart(reduceUploads(queue, shrunk(1))).map(({ id }) => id)).toEqual([1]);
});

test('PRODUCT 1.19: progress is per file, and counts whole percents', () => {
  const queue = after(...ready(2), ...begun(1, 2), { type: 'progress', id: 2, share: 0.5 });
  expect(queue.uploads.map(({ share }) => share)).toEqual([0, 0.5]);
  expect(reduceUploads(queue, { type: 'progress', id: 2, share: 0.501 })).toBe(queue);
});

test('spec § 4: saving ends, and is done, once every file was sent', () => {
  const half = after(...ready(2), ...begun(1, 2), { type: 'sent', id: 1 });
  expect(half.isSaving).toBe(true);
  expect(isDone(half)).toBe(false);
  const whole = reduceUploads(half, { type: 'sent', id: 2 });
  expect(whole.isSaving).toBe(false);
  expect(isDone(whole)).toBe(true);
  expect(isDone(EMPTY_QUEUE)).toBe(false);
});

test('PRODUCT 1.19: what was cancelled stays, leaves its place, and comes back only by its retry', () => {
  const queue = after(...ready(3), ...begun(1, 2), { type: 'cancel', id: 1 });
  expect(etats(queue)).toEqual(['annule', 'envoi', 'attente']);
  expect(toStart(queue).map(({ id }) => id)).toEqual([3]);
  expect(etats(reduceUploads(queue, { type: 'progress', id: 1, share: 0.9 }))).toEqual(etats(queue));
  expect(etats(reduceUploads(queue, failed(1)))).toEqual(etats(queue));
  expect(etats(reduceUploads(queue, { type: 'retryAll' }))[0]).toBe('annule');
  expect(etats(reduceUploads(queue, { type: 'retry', id: 1 }))[0]).toBe('attente');
});

test('PRODUCT 1.19: what the server stored in spite of the cancelling is sent', () => {
  const queue = after(...ready(1), ...begun(1), { type: 'cancel', id: 1 }, { type: 'sent', id: 1 });
  expect(etats(queue)).toEqual(['envoye']);
});

test('DESIGN rule 12: when the line drops the files stay, with the reason; saving stops', () => {
  const queue = after(...ready(2), ...begun(1, 2), failed(1), failed(2));
  expect(queue.uploads).toMatchObject([
    { etat: 'echec', reason: 'coupée' },
    { etat: 'echec', reason: 'coupée' },
  ]);
  expect(queue.isSaving).toBe(false);
  expect(unsentOf(queue)).toHaveLength(2);
});

test('PRODUCT 1.19: retry is per file or of all; when the line is back, of what it dropped alone', () => {
  const queue = after(...ready(3), ...begun(1, 2, 3), failed(1), failed(2, false), { type: 'sent', id: 3 });
  expect(etats(reduceUploads(queue, { type: 'retry', id: 2 }))).toEqual(['echec', 'attente', 'envoye']);
  expect(etats(reduceUploads(queue, { type: 'retryAll' }))).toEqual(['attente', 'attente', 'envoye']);
  const online = reduceUploads(queue, { type: 'retryCut' });
  expect(etats(online)).toEqual(['attente', 'echec', 'envoye']);
  expect(online).toMatchObject({ isSaving: true, uploads: [{ reason: null, share: 0 }, {}, {}] });
});

test('DESIGN rule 20: what the server refused is not tried again', () => {
  const queue = after(...ready(2), ...begun(1, 2), { type: 'refused', id: 1, reason: 'type' }, failed(2));
  expect(etats(reduceUploads(queue, { type: 'retryAll' }))).toEqual(['refuse', 'attente']);
  expect(unsentOf(queue).map(({ id }) => id)).toEqual([2]);
});

test('PRODUCT 1.19: removing the last file that kept saving from being done ends it', () => {
  const queue = after(...ready(2), ...begun(1, 2), { type: 'sent', id: 1 }, failed(2), { type: 'remove', id: 2 });
  expect(isDone(queue)).toBe(true);
});

test('spec § 4: emptying forgets all, and an event of what is gone changes nothing', () => {
  const queue = after(...ready(2), ...begun(1), { type: 'clear' });
  expect(queue).toMatchObject({ uploads: [], isSaving: false });
  expect(reduceUploads(queue, { type: 'sent', id: 1 })).toBe(queue);
  expect(reduceUploads(queue, add(fileOf('z.jpg'))).uploads[0]?.id).toBe(3);
});

test('an upload goes to the step that was chosen with it', () => {
  expect(after(add(fileOf('a.jpg'))).uploads[0]?.etapeprojetid).toBe(ETAPE);
});

test('PRODUCT O: what an earlier visit left is judged and sent again; what is in doubt waits for a decision', () => {
  const file = fileOf('b.jpg', 9);
  const restored = after({
    type: 'restore',
    etapeprojetid: ETAPE,
    doubt: 'Peut-être parti',
    files: [
      { chosen: { name: 'a.jpg', size: 90, lastModified: 1 }, file, isDoubtful: false },
      { chosen: { name: 'c.jpg', size: 80, lastModified: 2 }, file, isDoubtful: true },
    ],
  });
  expect(etats(restored)).toEqual(['reduction', 'echec']);
  expect(restored.uploads[1]).toMatchObject({ reason: 'Peut-être parti', isLineCut: false, isRestored: true });
  const judged = reduceUploads(restored, shrunk(1, file));
  expect(toStart(judged).map(({ id }) => id)).toEqual([1]);
  expect(etats(reduceUploads(judged, { type: 'retryCut' }))).toEqual(['attente', 'echec']);
  expect(reduceUploads(restored, add(new File(['x'.repeat(90)], 'a.jpg'))).skipped).toEqual(['a.jpg']);
});
