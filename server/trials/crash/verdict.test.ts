import { describe, expect, test } from 'vitest';
import type { Answered } from '../suites/wire';
import { emptyNotes, type Notes, noteAcked, noteUnknown } from './attempt';
import { FRAIS, OPENING, type Till } from './till';
import { judge } from './verdict';

const DESK = { caisseid: 1, clientid: 2, dettes: { 0: 3, 1: 4 } };
const answered = (status: number, isReplay = false): Answered => ({
  status,
  headers: isReplay ? { 'idempotent-replayed': 'true' } : {},
  text: '',
  body: {},
});

interface Row {
  reglementid: number;
  montantremis: number;
  version: number;
}

/** Makes a server that shows these payments of the expense, and other ones after the writes were sent again. */
function tillOf(before: Row[], after: Row[], solde: number, retry = answered(201)): Till {
  let looks = 0;
  const shown = () => (looks++ === 0 ? before : after).map((row) => ({ from: 0, ...row }));
  return {
    reglementsOf: async (_id: number, from: number) => (from === 0 ? shown() : []),
    commandesOf: async () => [],
    soldeOf: async () => solde,
    insist: async () => retry,
  } as unknown as Till;
}

const paid = (montant: number, id: number): Notes => {
  const notes = emptyNotes(DESK);
  noteAcked(notes, { act: 'pay', from: 0, montant, key: 'k' }, { id, version: 1 });
  return notes;
};
const row = (reglementid: number, montantremis: number, version = 1): Row => ({ reglementid, montantremis, version });
const faultsOf = async (notes: Notes, till: Till) => (await judge(till, DESK.caisseid, [notes])).faults;

describe('the verdict on a crash sees what went wrong (RELIABILITY P02, P03)', () => {
  test('nothing, where what was acknowledged is there once', async () => {
    const rows = [row(7, 500)];
    expect(await faultsOf(paid(500, 7), tillOf(rows, rows, OPENING - 500 - FRAIS))).toEqual([]);
  });

  test('an acknowledged payment that is lost', async () => {
    const faults = await faultsOf(paid(500, 7), tillOf([], [], OPENING));
    expect(faults.join('\n')).toContain('acknowledged payment 7');
    expect(faults.join('\n')).toContain('register');
  });

  test('a payment that is there twice', async () => {
    const rows = [row(7, 500), row(8, 500)];
    const faults = await faultsOf(paid(500, 7), tillOf(rows, rows, OPENING - 1000 - 2 * FRAIS));
    expect(faults.join('\n')).toContain('nobody asked for payment 8');
  });

  test('a deletion that came undone', async () => {
    const notes = paid(500, 7);
    const former = { from: 0, montant: 500, version: 1 } as const;
    noteAcked(notes, { act: 'undo', from: 0, montant: 500, key: 'k', reglementid: 7, former }, { id: 7, version: 0 });
    const rows = [row(7, 500)];
    expect(await faultsOf(notes, tillOf(rows, rows, OPENING - 500 - FRAIS))).toContain('payment 7 is back');
  });

  test('a retry that is taken for another payment', async () => {
    const notes = emptyNotes(DESK);
    noteUnknown(notes, { act: 'pay', from: 0, montant: 500, key: 'k' });
    const till = tillOf([row(7, 500)], [row(7, 500), row(8, 500)], OPENING - 1000 - 2 * FRAIS);
    expect((await faultsOf(notes, till)).join('\n')).toContain('is a replay: false, not true');
  });

  test('a deletion that was done, and is refused when it is asked for again', async () => {
    const notes = paid(500, 7);
    const former = { from: 0, montant: 500, version: 1 } as const;
    noteUnknown(notes, { act: 'undo', from: 0, montant: 500, key: 'k', reglementid: 7, former });
    expect(await faultsOf(notes, tillOf([], [], OPENING, answered(200, true)))).toEqual([]);
    expect((await faultsOf(notes, tillOf([], [], OPENING, answered(404)))).join('\n')).toContain('retry of undo');
  });

  test('a correction that was made twice', async () => {
    const notes = paid(500, 7);
    const former = { from: 0, montant: 500, version: 1 } as const;
    noteUnknown(notes, { act: 'correct', from: 0, montant: 600, key: 'k', reglementid: 7, former });
    const till = tillOf([row(7, 600, 2)], [row(7, 600, 3)], OPENING - 600 - FRAIS, answered(200, true));
    expect((await faultsOf(notes, till)).join('\n')).toContain('payments in the end');
  });
});
