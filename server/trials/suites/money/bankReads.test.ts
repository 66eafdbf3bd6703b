import type { Caisse } from '@comptoir/contract/caisses';
import { calls } from '@comptoir/contract/calls';
import type { Reglement } from '@comptoir/contract/reglements';
import { sum } from '@comptoir/domain/money';
import { expect, test } from 'vitest';
import { amount } from '../amount';
import type { House } from '../house';
import { outcomeOf } from '../wire';
import { times } from './counter';
import { openedCounter } from './opened';

const ROUNDS = amount(5, 24);
const WRITERS = 4;
const READERS = 6;
const REGISTERS = 5;

const { house, counter } = openedCounter();

interface Page<Row> {
  data: Row[];
  count: number;
}

/**
 * Calls `look` again and again until the writers are done; `look` checks what it reads. Returns how often it was
 * called.
 */
async function readWhile(isWriting: () => boolean, look: () => Promise<void>): Promise<number> {
  let looks = 0;
  while (isWriting()) {
    await look();
    looks += 1;
  }
  return looks;
}

async function underLoad(write: (writer: number) => Promise<void>, look: () => Promise<void>): Promise<void> {
  let writing = WRITERS;
  const writers = times(WRITERS, (i) => write(i).finally(() => (writing -= 1)));
  const looks = await Promise.all([...Array(READERS)].map(() => readWhile(() => writing > 0, look)));
  await writers;
  expect(sum(looks)).toBeGreaterThan(READERS);
  expect(await house.violations()).toEqual([]);
}

async function page<Row>(call: Parameters<House['send']>[1], values: Parameters<House['send']>[2]): Promise<Page<Row>> {
  const { status, body, text } = await house.send(counter.person, call, values);
  expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
  return body as Page<Row>;
}

test('the bank test: money moves between registers, their total never changes (RELIABILITY P07, F36)', async () => {
  const registers = await times(REGISTERS, () => counter.caisse(50_000));
  const { depenseid } = await counter.depense(100_000);
  const reglements = await times(WRITERS, (i) =>
    counter.paid({ depenseid, caisseid: registers[i]!.caisseid, montant: 7000 + i }),
  );
  const ids = new Set(registers.map(({ caisseid }) => caisseid));
  const expected = REGISTERS * 50_000 - sum(reglements.map(({ montant }) => montant));

  await underLoad(
    async (writer) => {
      for (let round = 1; round <= ROUNDS * 2; round += 1) {
        const { caisseid } = registers[(writer + round) % REGISTERS]!;
        const { reglementid, montant } = reglements[writer]!;
        expect(outcomeOf(await counter.repay(reglementid, { depenseid, caisseid, montant }))).toBe('200');
      }
    },
    async () => {
      const listed = await page<Caisse>(calls.caisses.list, { query: { limit: 100 } });
      const all = await page<Caisse>(calls.caisses.all, {});
      for (const { data } of [listed, all]) {
        const own = data.filter(({ caisseid }) => ids.has(caisseid));
        expect(own.map(({ solde }) => solde >= 0)).not.toContain(false);
        expect(sum(own.map(({ solde }) => solde))).toBe(expected);
      }
      expect(listed.count).toBe(listed.data.length);
    },
  );
});

test('a page of payments is of one instant while they come and go: rest, sums and count (P07)', async () => {
  const montant = 100_000;
  const { caisseid } = await counter.caisse(1_000_000);
  const { depenseid } = await counter.depense(montant);

  await underLoad(
    async (writer) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { reglementid } = await counter.paid({ depenseid, caisseid, montant: 100 + writer });
        if (round % 2 === 0) await house.done(counter.person, calls.reglements.remove, { params: { reglementid } });
      }
    },
    async () => {
      const { data, count } = await page<Reglement>(calls.reglements.ofDette, {
        params: { id: depenseid },
        query: { limit: 100 },
      });
      expect(count).toBe(data.length);
      const oldestFirst = [...data].reverse();
      let rest = montant;
      for (const { montant: net, montantrestant } of oldestFirst) {
        rest -= net;
        expect(montantrestant).toBe(rest);
      }
    },
  );
});

test('the count of a register’s movements is the number of its rows at every instant (P07)', async () => {
  const { caisseid } = await counter.caisse(1000);
  await underLoad(
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { mouvementcaisseid } = await counter.mouvement(caisseid, 1, 10);
        if (round % 2 === 0)
          await house.done(counter.person, calls.mouvements.remove, { params: { mouvementcaisseid } });
      }
    },
    async () => {
      for (const historique of [0, 1]) {
        const { data, count } = await page(calls.mouvements.list, { query: { caisseid, limit: 100, historique } });
        expect({ historique, count }).toEqual({ historique, count: data.length });
      }
    },
  );
});
