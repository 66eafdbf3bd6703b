import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import { sendOnce } from './sendOnce';

const lost = new ApiError({ status: 0, code: 'reseau', message: '', isUnknownResult: true });
const refused = new ApiError({ status: 422, code: 'caisse.solde_insuffisant', message: '' });
const used = new ApiError({ status: 422, code: 'idempotence.conflit', message: '' });

let places = 0;

afterEach(() => vi.useRealTimers());

/** Sends payloads one after the other from one form; returns the keys that they were sent with. */
async function keysOf(...attempts: [payload: Record<string, unknown>, outcome: ApiError | null][]): Promise<string[]> {
  const place = `place ${places++}`;
  const keys: string[] = [];
  for (const [payload, outcome] of attempts) {
    const send = async (key: string) => {
      keys.push(key);
      if (outcome) throw outcome;
    };
    await sendOnce(place, payload, send).catch((thrown) => expect(thrown).toBe(outcome));
  }
  return keys;
}

it('CONTRACT "Types": a key has 16 to 128 characters', async () => {
  const [key] = await keysOf([{ montant: 1 }, null]);
  expect(key?.length).toBeGreaterThanOrEqual(16);
  expect(key?.length).toBeLessThanOrEqual(128);
});

it('PRODUCT D: a retry after a lost answer sends the same key', async () => {
  const [first, second] = await keysOf([{ montant: 1 }, lost], [{ montant: 1 }, null]);
  expect(second).toBe(first);
});

it.each([
  ['a long weekend', Date.UTC(2026, 10, 23, 8)],
  ['a clock that was a year behind and is set right', Date.UTC(2027, 10, 20, 17)],
])('CONTRACT "Types": after %s too, for a server that knows it for ever', async (_, later) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 17), toFake: ['Date'] });
  const place = `until ${later}`;
  const keys: string[] = [];
  for (const outcome of [lost, null]) {
    const sent = sendOnce(place, { montant: 1 }, async (key) => {
      keys.push(key);
      if (outcome) throw outcome;
    });
    await sent.catch(() => undefined);
    vi.setSystemTime(later);
  }
  expect(keys[1]).toBe(keys[0]);
});

it('PRODUCT D: a payload changed after a lost answer still sends the first key, lest both be written', async () => {
  const [first, second] = await keysOf([{ montant: 1 }, lost], [{ montant: 2 }, null]);
  expect(second).toBe(first);
});

it('a payload changed after a refusal is another write', async () => {
  const [first, second] = await keysOf([{ montant: 2 }, refused], [{ montant: 1 }, null]);
  expect(second).not.toBe(first);
});

it('the same payload after a refusal keeps its key, whatever the order of its fields', async () => {
  const [first, second] = await keysOf([{ montant: 1, date: 'd' }, refused], [{ date: 'd', montant: 1 }, null]);
  expect(second).toBe(first);
});

it('a key that was used for another write is given up', async () => {
  const [first, second, third] = await keysOf([{ montant: 1 }, lost], [{ montant: 2 }, used], [{ montant: 2 }, null]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('after a success the next write has a key of its own', async () => {
  const [first, second] = await keysOf([{ montant: 1 }, null], [{ montant: 1 }, null]);
  expect(second).not.toBe(first);
});

it('a proof is part of the payload', async () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 });
  const [first, same, other] = await keysOf(
    [{ file: file('a.pdf') }, refused],
    [{ file: file('a.pdf') }, refused],
    [{ file: file('b.pdf') }, null],
  );
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});
