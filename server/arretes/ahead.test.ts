import { addDays } from '@comptoir/domain/dates';
import { expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import { testApp } from '../trials/testing/app';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { count } from './testing/closing';

const DAY_MS = 24 * 3_600_000;
const AHEAD = 40;

const house = openedForTests(testApp);
const later = addDays(new Date().toISOString().slice(0, 10), AHEAD);

it('a closing dated ahead is reopened, and its register takes money again (docs/adr/0018)', async () => {
  house.clock.now = () => Date.now() + AHEAD * DAY_MS;
  const ahead = await house.asAdmin();
  const counter = await counterOf(ahead);
  const chef = () => house.as(['caisses', 'caisses.regulariser', 'caisses.rouvrir']);
  const booked = async (sens: 1 | -1, imputation: object) => {
    const caisseid = await counter.caisse(1000);
    const { body } = await count(ahead, caisseid, { nombre: 1000 + sens * 100, motif: 'Rendu' });
    const { arreteid } = body.data;
    const fields = { motif: 'Constaté', ...imputation };
    expect((await (await chef()).post(`arretes/${arreteid}/regulariser`, fields)).status).toBe(200);
    return { caisseid, arreteid, solde: await counter.solde(caisseid) };
  };
  const porte = await booked(-1, { imputation: 'charge' });
  const du = await booked(-1, { imputation: 'porteur', echeance: addDays(later, 5) });
  const gagne = await booked(1, { imputation: 'charge' });
  house.clock.now = Date.now;

  const [admin, chief] = [await house.asAdmin(), await chef()];
  const reopen = ({ arreteid }: typeof du) => chief.post(`arretes/${arreteid}/rouvrir`, { motif: 'Horloge en avance' });
  const solde = async ({ caisseid }: typeof du) => (await admin.get(`caisses/${caisseid}`)).body.data.solde;
  const move = ({ caisseid }: typeof du, montant: number, type: 0 | 1) =>
    admin.post('caisses/mouvementcaisse', { caisseid, montant, type });
  for (const one of [porte, du, gagne]) {
    expect((await move(one, 1, 1)).body.code).toBe('caisse.jour_arrete');
    const { status, body } = await reopen(one);
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { etat: 'rouvert', regularisation: null },
    });
    expect((await move(one, 1, 1)).status).toBe(201);
  }
  expect([porte, du, gagne].map(({ solde: after }) => after)).toEqual([900, 900, 1100]);
  expect(await Promise.all([porte, du, gagne].map(solde))).toEqual([1001, 901, 1001]);
  // What is owed stays owed, to be given back as every advance.
  const { data: avances } = (await admin.get('avances?page=1&limit=5')).body;
  expect(avances).toMatchObject([{ montant: 100, solde: 100, etat: 'decaissee', date: later }]);
  expect(await checkLedger(house.db)).toMatchObject([{ id: 'I27', rows: [{ objet: 'transfert', date: later }] }]);
});
