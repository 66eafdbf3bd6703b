import type { ArreteDetail } from '@comptoir/contract/arretes';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import { amount } from '../trials/suites/amount';
import type { Answered } from '../trials/testing/client';
import { type Counter, counterOf } from '../trials/testing/counter';
import { openedHouse } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { count, insist } from './testing/closing';

const WRITERS = 16;
const ROUNDS = amount(12, 200);

const { house, admin } = openedHouse();
const chief = openedForTests(() => house.as(['caisses', 'caisses.regulariser', 'caisses.rouvrir', 'caisses.cloturer']));
const counter = openedForTests<Counter>(() => counterOf(admin));

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

/** Returns the first ledger line of what a write made: a payment or a movement. */
async function firstLine({ body: { data } }: Answered): Promise<{ caisseid: number; seq: number }> {
  const { reglementid = null, mouvementcaisseid = null } = data;
  return house.db
    .selectFrom('ecriture as e')
    .innerJoin('mouvementcaisse as m', 'm.mouvementcaisseid', 'e.mouvementcaisseid')
    .select(({ fn }) => ['e.caisseid', fn.min<number>('e.seq').as('seq')])
    .where((row) =>
      reglementid ? row('m.reglementid', '=', reglementid) : row('m.mouvementcaisseid', '=', mouvementcaisseid),
    )
    .groupBy('e.caisseid')
    .executeTakeFirstOrThrow();
}

/** Every write is in the closing of its register, or its day is refused. */
async function expectCut(answers: readonly Answered[], closings: readonly ArreteDetail[]): Promise<void> {
  for (const answer of answers) {
    if (answer.status !== 201) expect(answer.body.code).toBe('caisse.jour_arrete');
    else {
      const { caisseid, seq } = await firstLine(answer);
      expect(seq).toBeLessThanOrEqual(closings.find((closing) => closing.caisseid === caisseid)?.seq ?? 0);
    }
  }
}

describe('a register that is closed while sixteen write (ADR 0033)', () => {
  it('cuts each payment and movement before or after', async () => {
    const depenseid = await counter.depense(900_000_000);
    const seen = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const caisseid = await counter.caisse(100_000);
      const write = (i: number) =>
        i % 2 === 0
          ? counter.pay({ depenseid, caisseid, montant: 1 + i })
          : admin.post('caisses/mouvementcaisse', { caisseid, montant: 1 + i, type: i % 4 === 1 ? 1 : 0 });
      const [answers, closing] = await Promise.all([times(WRITERS, write), insist(admin, caisseid)]);
      await expectCut(answers, [closing]);
      for (const { status } of answers) seen.add(status);
      expect(await counter.solde(caisseid)).toBe(closing.attendu);
    }
    // Otherwise nothing raced.
    expect([...seen]).toContain(201);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('does not mix it with another that is closed at the same time', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const both = [await counter.caisse(50_000), await counter.caisse(70_000)] as const;
      const write = (i: number) =>
        admin.post('caisses/mouvementcaisse', { caisseid: both[i % 2], montant: 1 + i, type: i % 4 < 2 ? 1 : 0 });
      const [answers, ...closings] = await Promise.all([
        times(WRITERS, write),
        insist(admin, both[0]),
        insist(admin, both[1]),
      ]);
      await expectCut(answers, closings);
      expect(closings.map(({ caisseid, numero }) => [caisseid, numero])).toEqual(both.map((id) => [id, 1]));
    }
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('is counted, booked as a charge or as owed, and reopened one after the other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const caisseid = await counter.caisse(1000);
      const { arreteid } = (await count(admin, caisseid, { nombre: 995, motif: 'Rendu' })).body.data;
      const act = (what: string, more = {}) => chief.post(`arretes/${arreteid}/${what}`, { motif: 'Vu', ...more });
      const owe = () => act('regulariser', { imputation: 'porteur', echeance: todayInAbidjan(Date.now()) });
      const acts = [owe(), act('regulariser'), act('rouvrir'), owe(), act('regulariser'), act('rouvrir')];
      const answers = await Promise.all(acts);
      const done = answers.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      const counts = await times(4, () => count(admin, caisseid, { nature: 'controle' }));
      const numbers = counts.map(({ body }) => body.data.numero).sort();
      expect(numbers).toEqual([2, 3, 4, 5]);
    }
    expect(await checkLedger(house.db)).toEqual([]);
  });
});
