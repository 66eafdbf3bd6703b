import { addDays } from '@comptoir/domain/dates';
import { expect, it } from 'vitest';
import { count } from '../arretes/testing/closing';
import { checkLedger } from '../ledger/check';
import { closedDesk, reverser } from '../reglements/testing/closedDesk';
import { answer, send, sidesOf } from '../transferts/testing/sides';
import type { Answered } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { cashierOf, outcomeOf } from './testing/plafond';

const { house, admin, counter } = openedDesk();
/** Whoever did not count. */
const chief = openedForTests(() => house.as(['caisses', 'caisses.regulariser']));
const cashier = openedForTests(async () => cashierOf(admin));

/** What undoes something in a register, and how many francs that brings into it. */
interface Undo {
  caisseid: number;
  undo: () => Promise<Answered>;
  ecart: number;
}

const UNDOES: readonly (readonly [string, () => Promise<Undo>])[] = [
  [
    'a movement out is reversed',
    async () => {
      const { caisseid, sortie } = await closedDesk(admin, counter);
      return { caisseid, undo: () => reverser(admin, 'caisses/mouvementcaisse')(sortie), ecart: 200 };
    },
  ],
  [
    'a payment of an expense is reversed',
    async () => {
      const { caisseid, paye } = await closedDesk(admin, counter);
      return { caisseid, undo: () => reverser(admin, 'reglements')(paye), ecart: 100 };
    },
  ],
  [
    'a transfer is refused and comes back',
    async () => {
      const { sourceid, cibleid, sender, receiver } = await sidesOf(house, admin, { counter });
      const { transfertid } = (await send(sender, { sourceid, cibleid })).body.data;
      return { caisseid: sourceid, undo: () => answer(receiver, transfertid, 'refuser'), ecart: 1000 };
    },
  ],
  [
    'a transfer that has arrived is withdrawn',
    async () => {
      const { sourceid, cibleid } = await sidesOf(house, admin, { counter });
      const { transfertid } = (await send(admin, { sourceid, cibleid })).body.data;
      return { caisseid: sourceid, undo: () => answer(admin, transfertid, 'annuler'), ecart: 1000 };
    },
  ],
  [
    'a variance is booked',
    async () => {
      const caisseid = await counter.caisse(4000);
      const jusquau = addDays(counter.today, -1);
      const { arreteid } = (await count(admin, caisseid, { jusquau, nombre: 4007, motif: 'Trouvé' })).body.data;
      return { caisseid, undo: () => chief.post(`arretes/${arreteid}/regulariser`, { motif: 'Vu' }), ecart: 7 };
    },
  ],
];

it.each(UNDOES)('a register above its limit refuses nothing that undoes: %s (ADR 0043)', async (_, prepare) => {
  const { caisseid, undo, ecart } = await prepare();
  await cashier.limit(caisseid, 1, 1);
  const solde = await counter.solde(caisseid);
  expect(outcomeOf(await undo())).toBe('done');
  expect(await counter.solde(caisseid)).toBe(solde + ecart);
  expect(await checkLedger(house.db)).toEqual([]);
});
