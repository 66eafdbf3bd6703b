import { addDays } from '@comptoir/domain/dates';
import { expect, it } from 'vitest';
import { insist } from '../arretes/testing/closing';
import { answer, attached, send } from '../transferts/testing/sides';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { checkLedger } from './check';
import { judgeLedger } from './state';
import { verifyLedger } from './verification';

const DAY_MS = 24 * 3_600_000;
const AHEAD = 40;

const house = openedForTests(() => soundApp({ lookMs: 100 }));
const today = new Date().toISOString().slice(0, 10);
const later = addDays(today, AHEAD);

/** What is entered while the server's clock is forty days ahead. */
async function enteredAhead() {
  house.clock.now = () => Date.now() + AHEAD * DAY_MS;
  const admin = await house.asAdmin();
  const counter = await counterOf(admin);
  const [caisseid, cibleid] = [await counter.caisse(1000), await counter.caisse(0)];
  const depenseid = await counter.depense(300, { date: later });
  const depense = (await admin.get(`depenses/${depenseid}`)).body.data;
  const paid = await counter.pay({ depenseid, caisseid, montant: 100, date: later });
  const moved = await admin.post('caisses/mouvementcaisse', { caisseid, montant: 70, date: later });
  const sender = await attached(house, admin, [caisseid]);
  await attached(house, admin, [cibleid]);
  const arrete = await insist(admin, await counter.caisse(0));
  const sent = await send(sender, { sourceid: caisseid, cibleid }, { montant: 50 });
  house.clock.now = Date.now;
  return {
    caisseid,
    depense,
    reglement: paid.body.data,
    mouvement: moved.body.data,
    transfert: sent.body.data,
    arrete,
  };
}

it('a clock that was ahead stops nothing: its dates are told, and corrected (RELIABILITY I27, ADR 0018)', async () => {
  const { caisseid, depense, reglement, mouvement, transfert, arrete } = await enteredAhead();
  const dated = [depense.date, reglement.date, mouvement.date, transfert.date, arrete.jusquau];
  expect(dated).toEqual(Array(5).fill(later));
  const admin = await house.asAdmin();
  const move = () => admin.post('caisses/mouvementcaisse', { caisseid, montant: 1, date: today });

  await verifyLedger(house.db);
  expect((await checkLedger(house.db)).map(({ id }) => id)).toEqual(['I27']);
  expect(await judgeLedger(house.db)).toMatchObject({ violations: [], told: [{ id: 'I27' }] });
  const ready = async () => {
    const { status, body } = await house.anonymous.send('GET', '/readyz');
    return { status, signales: body.signales };
  };
  await expect.poll(ready).toEqual({ status: 200, signales: ['I27'] });
  const told = async (client = admin) => (await client.get('activites/avenir')).body.data;
  const fiche = { fiche: 'caisse', ficheid: caisseid, date: later };
  expect(await told()).toMatchObject([
    { objet: 'arrete', objetid: arrete.arreteid, fiche: 'caisse', ficheid: arrete.caisseid },
    { objet: 'depense', objetid: depense.depenseid, libelle: depense.libelle, fiche: 'depense' },
    { ...fiche, objet: 'mouvementcaisse', objetid: mouvement.mouvementcaisseid },
    { objet: 'reglement', objetid: reglement.reglementid, fiche: 'depense', ficheid: depense.depenseid },
    { ...fiche, objet: 'transfert', objetid: transfert.transfertid },
  ]);
  const elsewhere = await house.as(['utilisateurs']);
  await house.db
    .updateTable('utilisateur')
    .set({ caisses: [] })
    .where('utilisateurid', '=', elsewhere.utilisateurid)
    .execute();
  expect((await told(elsewhere)).map(({ objet }: { objet: string }) => objet)).toEqual(['depense']);
  expect((await move()).status).toBe(201);

  const chief = await house.as(['caisses', 'caisses.rouvrir']);
  const dates = { date: today };
  const { depenseid, typedepenseid } = depense;
  const corrected = [
    await admin.put(`depenses/${depenseid}`, { libelle: 'Ciment', montant: 300, typedepenseid, ...dates }),
    await admin.multipart('PUT', `reglements/${reglement.reglementid}`, {
      depenseid,
      montant: 100,
      caisseid,
      ...dates,
    }),
    await admin.put(`caisses/mouvementcaisse/${mouvement.mouvementcaisseid}`, { montant: 70, type: 1, ...dates }),
    await answer(admin, transfert.transfertid, 'annuler'),
    await chief.post(`arretes/${arrete.arreteid}/rouvrir`, { motif: 'Horloge en avance' }),
  ];
  expect(corrected.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([200, undefined]));
  // What was corrected is told no more, before the next check too.
  expect(await told()).toEqual([]);
  await verifyLedger(house.db);
  await expect.poll(ready).toEqual({ status: 200, signales: undefined });
});
