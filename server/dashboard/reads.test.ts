import type { Flux, Totaux } from '@comptoir/contract/dashboard';
import { expect, test } from 'vitest';
import { openedDesk } from '../trials/testing/opened';

const { admin, counter } = openedDesk();

const READERS = 8;
const ROUNDS = 6;

test('while money moves, each answer is of one instant: its sums agree (RELIABILITY F36, P07)', async () => {
  const caisses = [await counter.caisse(100_000), await counter.caisse(50_000)];
  const move = async (n: number) => {
    const body = { caisseid: caisses[n % 2], montant: 100 + n, type: n % 3 === 0 ? 1 : 0 };
    const moved = await admin.post('caisses/mouvementcaisse', body);
    const { mouvementcaisseid } = moved.body.data;
    await admin.put(`caisses/mouvementcaisse/${mouvementcaisseid}`, { montant: 7, type: body.type });
    if (n % 4 === 0) await admin.delete(`caisses/mouvementcaisse/${mouvementcaisseid}`);
  };
  // Not of all days: their flow leaves out what came before the first movement.
  const all = 'datedebut=2000-01-02&datefin=2100-12-31';
  const faults: unknown[] = [];
  const read = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const totaux: Totaux = (await admin.get(`dashboard/totaux?${all}`)).body.data;
      if (totaux.entrees - totaux.sorties !== totaux.solde) faults.push(totaux);
      const flux: Flux[] = (await admin.get(`dashboard/flux?${all}&pas=mois`)).body.data;
      const moved = flux.reduce((sum, { entrees, sorties }) => sum + entrees - sorties, 0);
      if (flux.at(-1)?.solde !== moved || flux[0]?.solde !== 0) faults.push([flux.at(-1), moved]);
      const { data } = (await admin.get(`dashboard/periode?${all}&pas=mois`)).body;
      const [last, { solde }]: [Flux | undefined, Totaux] = [data.flux.at(-1), data.totaux];
      if (last?.solde !== solde) faults.push([last, solde]);
    }
  };
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; n < 10; n += 1) await move(writer * 10 + n);
  });
  await Promise.all([...writers, ...Array.from({ length: READERS }, read)]);
  expect(faults).toEqual([]);
});
