import { expect, it } from 'vitest';
import { ApiError } from '../api/ApiError';
import { type Delivery, deliverWrite, type Outcome } from './deliver';
import type { WaitingWrite } from './waitingWrite';

const NOW = Date.UTC(2026, 10, 21, 9);
const DAY_MS = 24 * 3_600_000;
const error = (status: number, code: ApiError['code']) => new ApiError({ status, code, message: code });

const waiting = (key: string, more: Partial<WaitingWrite> = {}): WaitingWrite => ({
  key,
  isKeyLasting: false,
  method: 'POST',
  url: '/api/depenses',
  body: null,
  formName: 'depense',
  recordId: 'new',
  title: key,
  from: '/depenses',
  typed: null,
  firstSentAt: NOW,
  refused: null,
  ...more,
});

/** Delivers `writes` to a server that fails those in `failures`; returns the outcome and what became of each write. */
async function delivered(writes: WaitingWrite[], failures: Record<string, ApiError> = {}) {
  const { outcome, log } = await watched(writes, async ({ key }) => {
    if (failures[key]) throw failures[key];
  });
  return { outcome, log };
}

type Send = (write: WaitingWrite, waits: Map<string, WaitingWrite>) => Promise<void>;

/** The same, but `send` may change the waiting writes, as another tab does. */
async function watched(writes: WaitingWrite[], send: Send, more: Partial<Delivery> = {}) {
  const log: string[] = [];
  const waits = new Map(writes.map((write) => [write.key, write]));
  const outcome: Outcome = await deliverWrite({
    read: async () => [...waits.values()],
    isOver: () => false,
    isOffline: () => false,
    ifFree: (_, work) => work(),
    leaving: async (write) => write,
    send: (write) => {
      log.push(`send ${write.key}`);
      return send(write, waits);
    },
    done: async ({ key }) => {
      log.push(`done ${key}`);
      waits.delete(key);
    },
    refused: async (write, { code, message }) => {
      log.push(`refused ${write.key} ${code}`);
      waits.set(write.key, { ...write, refused: { message, isCertain: true } });
    },
    now: () => NOW,
    ...more,
  });
  return { outcome, log };
}

it('PRODUCT O: sends what waits one after the other, oldest first', async () => {
  const { outcome, log } = await delivered([waiting('a'), waiting('b')]);
  expect(log).toEqual(['send a', 'done a', 'send b', 'done b']);
  expect(outcome).toBe('sent');
});

it('a refusal is kept, and what follows is sent all the same', async () => {
  const { outcome, log } = await delivered([waiting('a'), waiting('b')], { a: error(422, 'caisse.solde_insuffisant') });
  expect(log).toEqual(['send a', 'refused a caisse.solde_insuffisant', 'send b', 'done b']);
  expect(outcome).toBe('sent');
});

it.each([
  ['no answer', error(0, 'reseau')],
  ['a proxy’s page', error(502, 'reponse.illisible')],
  ['a server that cannot work now', error(503, 'base.indisponible')],
  ['too many at once', error(429, 'trop_de_requetes' as ApiError['code'])],
])('stops at %s, and nothing is lost', async (_, failure) => {
  const { outcome, log } = await delivered([waiting('a'), waiting('b')], { a: failure });
  expect(log).toEqual(['send a']);
  expect(outcome).toBe('noline');
});

it('damaged accounts are an answer, which its author gets to read', async () => {
  const { log } = await delivered([waiting('a')], { a: error(503, 'ledger.endommage') });
  expect(log).toEqual(['send a', 'refused a ledger.endommage']);
});

it('waits for a session', async () => {
  const { outcome, log } = await delivered([waiting('a')], { a: error(401, 'auth.session') });
  expect(log).toEqual(['send a']);
  expect(outcome).toBe('nosession');
});

it('what is given up or taken up while another is being sent does not leave', async () => {
  const { log } = await watched([waiting('a'), waiting('b'), waiting('c')], async (_, waits) => void waits.delete('b'));
  expect(log).toEqual(['send a', 'done a', 'send c', 'done c']);
});

it('nothing more leaves once its author works here no longer', async () => {
  let isOver = false;
  const leave = async () => {
    isOver = true;
  };
  const { log, outcome } = await watched([waiting('a'), waiting('b')], leave, { isOver: () => isOver });
  expect(log).toEqual(['send a', 'done a']);
  expect(outcome).toBe('nosession');
});

it('PRODUCT O: what is in its form’s hand is left to it, and what follows is sent all the same', async () => {
  const ifFree: Delivery['ifFree'] = async ({ key }, work) => (key === 'a' ? null : work());
  const { outcome, log } = await watched([waiting('a'), waiting('b')], async () => undefined, { ifFree });
  expect([outcome, ...log]).toEqual(['sent', 'send b', 'done b']);
});

it('PRODUCT O: nothing is tried where nothing can leave', async () => {
  const { outcome, log } = await watched([waiting('a')], async () => undefined, { isOffline: () => true });
  expect([outcome, ...log]).toEqual(['noline']);
});

it('what is taken up in the moment before it leaves does not leave', async () => {
  let isAsked = false;
  const leaving: Delivery['leaving'] = async () => {
    isAsked = true;
    return null;
  };
  const read = async () => (isAsked ? [] : [waiting('a')]);
  const { log } = await watched([waiting('a')], async () => undefined, { leaving, read });
  expect([isAsked, ...log]).toEqual([true]);
});

it('what was refused, or is older than its key, waits for its author', async () => {
  const old = waiting('old', { firstSentAt: NOW - DAY_MS });
  const refused = waiting('refused', { refused: { message: '', isCertain: true } });
  expect(await delivered([old, refused, waiting('c')])).toEqual({ outcome: 'sent', log: ['send c', 'done c'] });
});
