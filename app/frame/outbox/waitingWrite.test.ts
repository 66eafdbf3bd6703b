import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentWrite } from '../api/client';
import { keptKey, sendOnce } from '../api/sendOnce';
import { readDraft } from '../device/drafts';
import { draftPlace, keyPlace, resumedId } from '../device/places';
import { clearDurable, readDurable, removeDurable, writeDurable } from '../device/storage';
import { removeWaiting, replaceWaiting, sentOf } from './changeWaiting';
import { keepWrite, type Written } from './keepWrite';
import { isOld, isReady, stateOf } from './states';
import { takeUp } from './takeUp';
import { type WaitingWrite, waitingOf } from './waitingWrite';

const AWA = 7;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const sent: SentWrite = {
  method: 'POST',
  url: '/api/depenses',
  body: '{"montant":45000}',
  key: 'k'.repeat(32),
  isKeyLasting: false,
};
const written = { formName: 'depense', recordId: 'new', title: 'Dépense · Transport', from: '/depenses?page=2' };
const draft = draftPlace(AWA, 'depense', 'new');
const key = keyPlace(AWA, 'depense', 'new');

/** Keeps a write that was sent and whose key was made `sinceMs` ago. */
const keepWaiting = (one: SentWrite, about: Written, sinceMs = 0) =>
  keepWrite(AWA, one, about, { kept: { key: one.key, since: Date.now() - sinceMs }, isTried: true });

async function kept() {
  const [write] = await waitingOf(AWA);
  if (!write) throw new Error('nothing waits');
  return write;
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  await clearDurable();
});

describe('a write that got no answer (PRODUCT O)', () => {
  it('waits with what was typed, and leaves its form without key or draft', async () => {
    await writeDurable(draft, { montant: 45_000 });
    await writeDurable(key, { key: sent.key });
    await keepWaiting(sent, written);
    expect(await kept()).toMatchObject({ ...sent, ...written, typed: { montant: 45_000 }, refused: null });
    expect([await readDurable(draft, DAY_MS), await keptKey(key)]).toEqual([null, null]);
  });

  it('is of one user only', async () => {
    await keepWaiting(sent, written);
    expect(await waitingOf(70)).toEqual([]);
    expect(await waitingOf(8)).toEqual([]);
  });

  it('keeps the fields and the file of a form, in their order', async () => {
    const body = new FormData();
    body.append('montant', '5000');
    body.append('file', new File(['%PDF'], 'reçu.pdf', { type: 'application/pdf' }), 'reçu.pdf');
    await keepWaiting({ ...sent, body }, written);
    const again = sentOf(await kept()).body as FormData;
    expect([...again.keys()]).toEqual(['montant', 'file']);
    expect((again.get('file') as File).name).toBe('reçu.pdf');
    expect(await (again.get('file') as File).text()).toBe('%PDF');
  });

  it('CONTRACT "Types": is sent by itself for a day less ten minutes after its key was first sent', async () => {
    await keepWaiting(sent, written, 5 * HOUR_MS);
    const write = await kept();
    expect(Date.now() - write.firstSentAt).toBe(5 * HOUR_MS);
    const last = write.firstSentAt + DAY_MS - 10 * 60_000;
    expect([isOld(write, last), isOld(write, last + 1)]).toEqual([false, true]);
    expect([isReady(write, last), isReady(write, last + 1)]).toEqual([true, false]);
    const setBack = write.firstSentAt - 10 * 60_000;
    expect([isReady(write, setBack), isReady(write, setBack - 1)]).toEqual([true, false]);
  });

  it('CONTRACT "Types": is sent by itself after any wait, where the server knows its key for ever', async () => {
    await keepWaiting({ ...sent, isKeyLasting: true }, written, 3 * DAY_MS);
    const write = await kept();
    expect(Date.now() - write.firstSentAt).toBe(3 * DAY_MS);
    expect(isReady(write, write.firstSentAt + 365 * DAY_MS)).toBe(true);
  });

  it('PRODUCT O: what has not left yet is to be sent, however old, and its form gets no key back', async () => {
    await keepWrite(AWA, sent, written, { kept: { key: sent.key, since: Date.now() }, isTried: false });
    const write = await kept();
    expect(stateOf(write)).toBe('aenvoyer');
    expect(isReady(write, write.firstSentAt + 365 * DAY_MS)).toBe(true);
    await takeUp(AWA, write);
    expect(await keptKey(key)).toBeNull();
  });

  it('what an earlier version kept has left, and may be done', async () => {
    await keepWaiting(sent, written);
    const { isTried: _, about: __, ...older } = await kept();
    expect(stateOf(older)).toBe('incertain');
    expect(stateOf({ ...older, refused: { message: '', isCertain: true } })).toBe('refuse');
    expect(isOld(older, older.firstSentAt + DAY_MS)).toBe(true);
    expect(await takeUp(AWA, older)).toBe('done');
    expect((await readDraft(draftPlace(AWA, 'depense', 'new')))?.about).toEqual({});
  });

  it('is not sent by itself once refused', async () => {
    await keepWaiting(sent, written);
    const write = await kept();
    await replaceWaiting(AWA, write, { ...write, refused: { message: 'Solde insuffisant', isCertain: true } });
    expect(await waitingOf(AWA)).toHaveLength(1);
    expect(isReady(await kept(), Date.now())).toBe(false);
  });
});

describe('taking up what waits', () => {
  it('PRODUCT D: gives a form its draft, and its key too as long as the write may have been done', async () => {
    await writeDurable(draft, { montant: 45_000 });
    await keepWaiting(sent, written);
    await takeUp(AWA, await kept());
    expect(await readDraft(draft)).toEqual({
      values: { montant: 45_000 },
      from: '/depenses?page=2',
      trail: [],
      about: {},
    });
    expect(await keptKey(key)).toMatchObject({ key: sent.key, isUnsettled: true });
    expect(await waitingOf(AWA)).toEqual([]);
    // The payload has changed: the server must find the first write instead of doing a second one.
    const keys: string[] = [];
    await sendOnce(key, { montant: 50_000 }, async (one) => keys.push(one));
    expect(keys).toEqual([sent.key]);
  });

  it('starts with a key of its own after a refusal', async () => {
    await keepWaiting(sent, written);
    await takeUp(AWA, { ...(await kept()), refused: { message: '', isCertain: true } });
    expect(await keptKey(key)).toBeNull();
  });

  it('an edit finds what was typed whatever version its record has by now', async () => {
    const recordId = '12.3';
    await writeDurable(draftPlace(AWA, 'depense', recordId), { libelle: 'Gasoil' });
    await keepWaiting(sent, { ...written, recordId });
    await takeUp(AWA, await kept());
    expect(resumedId('12.4')).toBe(resumedId(recordId));
    const taken = await readDraft(draftPlace(AWA, 'depense', resumedId('12.4')));
    expect(taken?.values).toEqual({ libelle: 'Gasoil' });
  });

  it('not into a form that holds an earlier one, something typed or an unsettled key', async () => {
    await writeDurable(draft, { montant: 1 });
    await keepWaiting(sent, written);
    await writeDurable(draft, { montant: 2 });
    await keepWaiting({ ...sent, key: 'l'.repeat(32) }, written);
    const [first, second] = (await waitingOf(AWA)) as [WaitingWrite, WaitingWrite];
    expect([await takeUp(AWA, first), await takeUp(AWA, second)]).toEqual(['done', 'busy']);
    expect((await readDraft(draft))?.values).toEqual({ montant: 1 });
    expect(await waitingOf(AWA)).toEqual([second]);
    await removeDurable(draft);
    // The form holds the key of the first write, which may have been done.
    expect(await takeUp(AWA, second)).toBe('busy');
    await removeDurable(key);
    expect(await takeUp(AWA, second)).toBe('done');
  });

  it('only what still waits is taken up, sent again or refused', async () => {
    await keepWaiting(sent, written);
    const write = await kept();
    await removeWaiting(AWA, write);
    expect(await takeUp(AWA, write)).toBe('gone');
    expect(await replaceWaiting(AWA, write, { ...write, refused: { message: '', isCertain: true } })).toBe(false);
    expect([await waitingOf(AWA), await readDurable(draft, DAY_MS)]).toEqual([[], null]);
  });
});
