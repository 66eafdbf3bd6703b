import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import { amount } from '../trials/suites/amount';
import { testApp } from '../trials/testing/app';
import type { Answered } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { openedDesk } from '../trials/testing/opened';

/** Payments of each of the clients who pay at the same time. */
const EACH = amount(6, 60);
const CLIENTS = 16;

const { house, admin, counter } = openedDesk(testApp);

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const numeroOf = ({ body }: Answered): string => body.data.numero;
const rankOf = (numero: string) => Number(numero.slice(-6));

describe('numbers of payments (ADR 0041)', () => {
  it('count from 1 in each of two registers, while sixteen pay, correct, delete and are refused', async () => {
    const depenseid = await counter.depense(900_000_000);
    const caisses = [await counter.caisse(100_000), await counter.caisse(100_000)] as const;
    const drawn: string[] = [];
    const work = async (client: number, turn: number) => {
      const caisseid = caisses[(client + turn) % 2] as number;
      const paid = await counter.pay({ depenseid, caisseid, montant: 10 + turn });
      drawn.push(numeroOf(paid));
      const { reglementid } = paid.body.data;
      const act = (client + turn) % 4;
      if (act === 0) await admin.delete(`reglements/${reglementid}`);
      // More than the register holds: refused under its lock.
      if (act === 1) expect((await counter.pay({ depenseid, caisseid, montant: 500_000 })).status).toBe(422);
      if (act === 2) {
        const fields = {
          depenseid,
          caisseid: caisses[client % 2],
          montant: 5,
          from: 0,
          type: '-',
          date: counter.today,
        };
        drawn.push(numeroOf(await admin.multipart('PUT', `reglements/${reglementid}`, fields)));
      }
    };
    await Promise.all(
      times(CLIENTS, async (client) => {
        for (let turn = 0; turn < EACH; turn += 1) await work(client, turn);
      }),
    );
    for (const caisseid of caisses) {
      const { body } = await admin.get(`caisses/${caisseid}`);
      const own = drawn.filter((numero) => numero.startsWith(`BC-${body.data.code}-`)).map(rankOf);
      expect(own.toSorted((a, b) => a - b)).toEqual(times(own.length, (i) => i + 1));
    }
    expect(drawn).toHaveLength(CLIENTS * EACH + (CLIENTS * EACH) / 4);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('begin again at the new year, and keep the year before', async () => {
    const depenseid = await counter.depense(1000);
    const caisseid = await counter.caisse(1000);
    const { now } = house.clock;
    const moveTo = (instant: string) => {
      house.clock.now = () => Date.parse(instant);
    };
    try {
      moveTo('2026-12-31T23:59:59.999Z');
      // Signed in then: a session of today is over.
      const late = await counterOf(await house.asAdmin());
      const pay = async () => numeroOf(await late.pay({ depenseid, caisseid, montant: 10, date: '2026-12-30' }));
      const before = await pay();
      moveTo('2027-01-01T00:00:00.000Z');
      const numbers = [before, await pay()];
      expect(numbers.map((numero) => numero.replace(/^BC-[^-]+-/, ''))).toEqual(['2026-000001', '2027-000001']);
    } finally {
      house.clock.now = now;
    }
  });
});
