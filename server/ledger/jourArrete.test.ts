import { PDF } from '@comptoir/conformance/piece';
import { addDays } from '@comptoir/domain/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { count } from '../arretes/testing/closing';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();

const today = new Date().toISOString().slice(0, 10);
const closed = addDays(today, -1);
const before = addDays(today, -2);

/** Closes a register up to a day, yesterday unless told otherwise. */
async function close(caisseid: number, jusquau = closed): Promise<void> {
  expect((await count(admin, caisseid, { jusquau })).status).toBe(201);
}

async function rowsOf(...caisseids: number[]) {
  const { rows } = await sql`
    SELECT 'mouvement' AS nom, to_jsonb(m) AS ligne FROM mouvementcaisse m WHERE caisseid = ANY(${caisseids})
    UNION ALL SELECT 'ecriture', to_jsonb(e) FROM ecriture e WHERE caisseid = ANY(${caisseids})
    UNION ALL SELECT 'caisse', to_jsonb(c) FROM caisse c WHERE caisseid = ANY(${caisseids})
    ORDER BY 1, 2`.execute(house.db);
  return rows;
}

/** A register that is closed up to yesterday, and an open one; a movement, an expense and a payment of both days. */
async function desk() {
  const [caisseid, autre] = [await counter.caisse(10_000), await counter.caisse(10_000)];
  const depenseid = await counter.depense(1000);
  const moved = async (date: string) =>
    (await admin.post('caisses/mouvementcaisse', { caisseid, montant: 500, date })).body.data.mouvementcaisseid;
  const paid = async (date: string, from = caisseid) =>
    (await counter.pay({ depenseid, caisseid: from, montant: 100, date })).body.data.reglementid;
  const [ancien, recent] = [await moved(before), await moved(today)];
  const [regle, regleHier, ailleurs] = [await paid(today), await paid(closed), await paid(before, autre)];
  await close(caisseid);
  const pay = (reglementid: number, fields: object) =>
    admin.multipart(
      'PUT',
      `reglements/${reglementid}`,
      { depenseid, from: 0, type: '-', montant: 100, ...fields },
      PDF,
    );
  return { caisseid, autre, depenseid, ancien, recent, regle, regleHier, ailleurs, pay };
}

describe('a closed day of a register (ADR 0031)', () => {
  it('refuses every write that touches it, by whichever call, and nothing is written', async () => {
    const { caisseid, autre, depenseid, pay, ...ids } = await desk();
    const mouvement = (id: number) => `caisses/mouvementcaisse/${id}`;
    const attempts = {
      'a movement of that day': () => admin.post('caisses/mouvementcaisse', { caisseid, montant: 1, date: closed }),
      'a movement of a day before': () => admin.post('caisses/mouvementcaisse', { caisseid, montant: 1, date: before }),
      'more than there is, too': () =>
        admin.post('caisses/mouvementcaisse', { caisseid, montant: 99_999, type: 0, date: closed }),
      'a changed amount': () => admin.put(mouvement(ids.ancien), { montant: 1, type: 1 }),
      'a changed description': () => admin.put(mouvement(ids.ancien), { montant: 500, type: 1, description: 'x' }),
      'a movement that would leave it': () => admin.put(mouvement(ids.ancien), { montant: 500, type: 1, date: today }),
      'a movement that would come to it': () =>
        admin.put(mouvement(ids.recent), { montant: 500, type: 1, date: closed }),
      'a deleted movement': () => admin.delete(mouvement(ids.ancien)),
      'a payment of that day': () => counter.pay({ depenseid, caisseid, montant: 1, date: closed }),
      'a changed payment': () => pay(ids.regleHier, { caisseid, date: closed, montant: 90 }),
      'a payment that would leave it': () => pay(ids.regleHier, { caisseid, date: today }),
      'a payment that would come to it': () => pay(ids.regle, { caisseid, date: closed }),
      'a payment that would leave for another register': () => pay(ids.regleHier, { caisseid: autre, date: closed }),
      'a payment that would come from another register': () => pay(ids.ailleurs, { caisseid, date: before }),
      'a deleted payment': () => admin.delete(`reglements/${ids.regleHier}`),
    };
    const [journee] = (await admin.get(`caisses/${caisseid}/arretes`)).body.data;
    const rows = await rowsOf(caisseid, autre);
    const [paid] = (await sql`SELECT regle FROM depense WHERE depenseid = ${depenseid}`.execute(house.db)).rows;
    for (const [what, attempt] of Object.entries(attempts)) {
      const { status, body } = await attempt();
      expect({ what, status, code: body.code, data: body.data }).toEqual({
        what,
        status: 409,
        code: 'caisse.jour_arrete',
        data: { jusquau: closed, arreteid: journee.arreteid, numero: 1 },
      });
    }
    expect(await rowsOf(caisseid, autre)).toEqual(rows);
    expect((await sql`SELECT regle FROM depense WHERE depenseid = ${depenseid}`.execute(house.db)).rows).toEqual([
      paid,
    ]);
  });

  it('says up to when, in the language of who asks', async () => {
    const caisseid = await counter.caisse(0);
    await close(caisseid, '2026-11-21');
    const ask = (language: string) =>
      admin.post(
        'caisses/mouvementcaisse',
        { caisseid, montant: 1, date: '2026-11-20' },
        { 'accept-language': language },
      );
    expect((await ask('fr')).body.message).toContain('arrêtée au 21 novembre 2026');
    expect((await ask('en')).body.message).toContain('closed up to November 21, 2026');
  });

  it('says what to do where today is closed: another register; a deletion has no other', async () => {
    const caisseid = await counter.caisse(0);
    const { body } = await admin.post('caisses/mouvementcaisse', { caisseid, montant: 1 });
    await close(caisseid, today);
    const refused = await admin.post('caisses/mouvementcaisse', { caisseid, montant: 1, date: before });
    expect(refused.body.message).toBe(
      'Cette caisse est arrêtée pour aujourd’hui. Choisissez-en une autre, ou demandez la réouverture.',
    );
    const kept = await admin.delete(`caisses/mouvementcaisse/${body.data.mouvementcaisseid}`);
    expect(kept.body.message).toMatch(/^Cette caisse est arrêtée au /);
  });
});
