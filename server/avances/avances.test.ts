import { PDF } from '@comptoir/conformance/piece';
import type { Avance } from '@comptoir/contract/avance';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import type { Answered, TestClient } from '../trials/testing/client';
import { lockWaits } from '../trials/testing/lockWaits';
import { openedDesk } from '../trials/testing/opened';
import { asked, grant, granted, justify, PAYEUR, PORTEUR } from './testing/avance';

const { house, admin, counter } = openedDesk();

const MACON = { porteurid: null, porteurnom: 'Konan', porteurtel: '0707010203' };

const avanceOf = async ({ avanceid }: Pick<Avance, 'avanceid'>): Promise<Avance> =>
  (await admin.get(`avances/${avanceid}`)).body.data;
const codeOf = ({ status, body }: Answered) => (status < 300 ? 'done' : (body.errors[0]?.code ?? body.code));
const giveCaisses = (client: TestClient, caisses: readonly number[]) =>
  admin.put(`utilisateurs/${client.utilisateurid}/caisses`, { caisses });

/** Waits until that many requests wait for a lock. */
const waiting = (nombre: number) => expect.poll(() => lockWaits(house.db)).toBe(nombre);

describe('advances that meet each other (ADR 0039)', () => {
  it.each([
    ['with an account', async () => ({ porteurid: (await house.as(PORTEUR)).utilisateurid })],
    ['without one', async () => MACON],
  ])('of eight that are paid out to one holder %s at once, one is', async (_, holder) => {
    const who = await holder();
    const sourceid = await counter.caisse(10_000);
    const waiting: Avance[] = [];
    for (let n = 0; n < 8; n += 1) waiting.push(await asked(admin, who));
    const answers = await Promise.all(waiting.map(({ avanceid }) => grant(admin, avanceid, sourceid)));
    expect(answers.map(codeOf).sort()).toEqual([...Array.from({ length: 7 }, () => 'avance.deja_ouverte'), 'done']);
    expect(await counter.solde(sourceid)).toBe(9500);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('what another call spends meanwhile is not spent again: the rest of the expense stays owed', async () => {
    const holder = await house.as(PAYEUR);
    const { typedepenseid, today: date } = counter;
    const avance = await granted(admin, holder, await counter.caisse(500));
    const { avanceid, caisseid } = avance;
    const depenses = await Promise.all(Array.from({ length: 5 }, () => counter.depense(10)));
    const pay = (depenseid: number) =>
      holder.multipart('POST', 'reglements', { depenseid, caisseid, montant: 10, from: 0, date }, PDF);
    // All but the last wait for the register, the payments before the expense.
    const sent = await house.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM caisse WHERE caisseid = ${caisseid} FOR NO KEY UPDATE`.execute(trx);
      const payments = depenses.map(pay);
      await waiting(5);
      const expenses = [1, 2].map(() => justify(holder, avanceid, { montant: 500, typedepenseid }));
      await waiting(7);
      return { payments, expenses };
    });
    const paid = (await Promise.all(sent.payments)).map(codeOf);
    expect(['done', 'caisse.solde_insuffisant']).toEqual(expect.arrayContaining(paid));
    const spent = await Promise.all(sent.expenses);
    expect(spent.map(codeOf).sort()).toEqual(['avance.pas_decaissee', 'done']);
    const owed = 10 * paid.filter((code) => code === 'done').length;
    const done = spent.find(({ status }) => status === 201);
    expect(done?.body.data).toMatchObject({ montant: 500 - owed, montantrestant: owed });
    expect(await avanceOf(avance)).toMatchObject({ etat: 'justifiee', justifie: 500, solde: 0 });
    expect(await checkLedger(house.db)).toEqual([]);
  });
});

describe('who holds an advance (ADR 0039)', () => {
  it('has no more rights over other people by it, and those who may change them still may', async () => {
    const caisseid = await counter.caisse(500);
    const manager = await house.as(['utilisateurs', 'utilisateurs.creer', 'utilisateurs.modifier', ...PORTEUR]);
    const peer = await house.as(['utilisateurs', 'utilisateurs.modifier', 'utilisateurs.creer', ...PORTEUR]);
    for (const client of [manager, peer]) await giveCaisses(client, [caisseid]);
    const avance = await granted(admin, manager, caisseid);
    const { profilid } = (await admin.get(`utilisateurs/${manager.utilisateurid}`)).body.data;
    const names = { username: 'neuf', password: 'Six lamantins bleus', nom: 'Koffi', prenom: 'Ama' };
    const made = (await manager.multipart('POST', 'utilisateurs', { ...names, profilid, contact: '0102030405' })).body;
    expect(made.data).toMatchObject({ caisses: [caisseid] });
    expect((await peer.get(`utilisateurs/${manager.utilisateurid}`)).body.data).toMatchObject({
      modifiable: true,
      caisses: [caisseid],
    });
    expect(codeOf(await giveCaisses(peer, [caisseid, avance.caisseid as number]))).toBe('champ.invalide');
  });
});
