import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type OwnCode } from '../api/ApiError';
import type { SendOptions } from '../api/client';
import { keptKey } from '../api/sendOnce';
import { readDraft } from '../device/drafts';
import { draftPlace, keyPlace } from '../device/places';
import { clearDurable, writeDurable } from '../device/storage';
import { stubBrowser } from '../device/testing/browser';
import { unwatchLine, watchLine } from '../line/line';
import { outboxOf } from './Outbox';
import { sendFromForm } from './sendFromForm';
import { stateOf } from './states';
import { waitingOf } from './waitingWrite';

const AWA = 7;
const typed = { montant: 45_000 };
const draft = { values: typed, from: '/depenses', trail: [], about: { montant: 1 } };
const written = { formName: 'depense', recordId: '12.3', title: 'Dépense', from: '/depenses' };
const places = { draft: draftPlace(AWA, 'depense', '12.3'), key: keyPlace(AWA, 'depense', '12.3') };
const failure = (status: number, code: ApiError['code'] | OwnCode, isUnknownResult = false) =>
  new ApiError({ status, code, message: code, isUnknownResult });
const lost = failure(0, 'reseau', true);

const kept = async () => ({
  draft: await readDraft(places.draft),
  key: (await keptKey(places.key))?.key ?? null,
  waiting: (await waitingOf(AWA)).map(stateOf),
  shown: (await outboxOf(AWA).refresh()).length,
});

type Kept = Awaited<ReturnType<typeof kept>>;

/** Sends a write to a server that answers with `outcome`; returns what was kept meanwhile and afterwards. */
async function sending(outcome: ApiError | null, payload: typeof typed = typed) {
  let meanwhile: Kept | null = null;
  const keys: (string | undefined)[] = [];
  const send = async ({ idempotencyKey: key = '', beforeSend }: SendOptions) => {
    await beforeSend?.({
      method: 'POST',
      url: '/api/depenses',
      body: JSON.stringify(payload),
      key,
      isKeyLasting: true,
    });
    keys.push(key);
    meanwhile = await kept();
    if (outcome) throw outcome;
  };
  const done = sendFromForm(AWA, payload, written, send).then(({ state }) => state);
  const sent = await done.catch((thrown: unknown) => thrown);
  return { sent, meanwhile: meanwhile as Kept | null, after: await kept(), keys };
}

beforeEach(async () => {
  stubBrowser();
  vi.stubGlobal('navigator', { onLine: true });
  await clearDurable();
  await writeDurable(places.draft, draft);
});

afterEach(() => {
  unwatchLine();
  vi.unstubAllGlobals();
});

const NOTHING = { draft: null, key: null, waiting: [], shown: 0 };

it('PRODUCT O: it is in the outbox, as typed, before it leaves, and not shown while its form is at work', async () => {
  const { sent, meanwhile, after } = await sending(null);
  expect(meanwhile).toEqual({ ...NOTHING, waiting: ['incertain'] });
  expect([sent, after]).toEqual(['envoye', NOTHING]);
});

it('PRODUCT O: without an answer it waits, and the next write of its form is another one', async () => {
  const first = await sending(lost);
  expect([first.sent, first.after]).toEqual(['incertain', { ...NOTHING, waiting: ['incertain'], shown: 1 }]);
  const second = await sending(null);
  expect(second.keys).not.toEqual(first.keys);
  expect(second.after.waiting).toEqual(['incertain']);
});

it('PRODUCT O: known to be offline it does not leave, and is to be sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  watchLine();
  const { sent, meanwhile, after } = await sending(null);
  expect([sent, meanwhile]).toEqual(['aenvoyer', null]);
  expect(after).toEqual({ ...NOTHING, waiting: ['aenvoyer'], shown: 1 });
});

it('a refusal gives its form back the draft as it was, and the key to the same payload alone', async () => {
  const refused = failure(422, 'caisse.solde_insuffisant');
  const first = await sending(refused);
  expect(first.sent).toBe(refused);
  expect(first.after).toEqual({ ...NOTHING, draft, key: first.keys[0] });
  const [again, changed] = [await sending(refused), await sending(refused, { montant: 2 })];
  expect(again.keys).toEqual(first.keys);
  expect(changed.keys).not.toEqual(first.keys);
});

it('PRODUCT D: what may have been done all the same keeps its key, whatever is typed then', async () => {
  const first = await sending(failure(500, 'interne', true));
  expect(first.after).toMatchObject({ draft, waiting: [] });
  expect((await sending(null, { montant: 2 })).keys).toEqual(first.keys);
});

it('a key that was used for another write is given up', async () => {
  const { after } = await sending(failure(422, 'idempotence.conflit'));
  expect(after).toEqual({ ...NOTHING, draft });
});

it('what is typed on meanwhile is not overwritten by a refusal', async () => {
  const newer = { ...draft, values: { montant: 46_000 } };
  const send = async ({ idempotencyKey: key = '', beforeSend }: SendOptions) => {
    await beforeSend?.({ method: 'POST', url: '/api/depenses', body: null, key, isKeyLasting: true });
    await writeDurable(places.draft, newer);
    throw failure(422, 'caisse.solde_insuffisant');
  };
  await sendFromForm(AWA, typed, written, send).catch(() => undefined);
  expect((await kept()).draft).toEqual(newer);
});

it('nothing of what may not be kept is, but its key; its form stays without an answer', async () => {
  let key: string | null = null;
  const send = async ({ beforeSend }: SendOptions) => {
    await beforeSend?.(null);
    key = (await kept()).key;
    throw lost;
  };
  await expect(sendFromForm(AWA, typed, written, send)).rejects.toBe(lost);
  expect(key).not.toBeNull();
  expect(await kept()).toEqual({ ...NOTHING, draft, key });
});
