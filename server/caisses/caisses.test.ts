import { MAX_MONTANT } from '@comptoir/domain/limits';
import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();

const ecrituresOf = async (caisseid: number) =>
  (
    await house.db
      .selectFrom('ecriture')
      .select(['seq', 'motif', 'montant', 'solde_apres'])
      .where('caisseid', '=', caisseid)
      .orderBy('seq')
      .execute()
  ).map(({ seq, motif, montant, solde_apres }) => [seq, motif, montant, solde_apres]);

describe('the ledger of a register (RELIABILITY § 2.1)', () => {
  it('keeps each creation, correction and deletion with the balance after it', async () => {
    const caisseid = await counter.caisse(1000);
    const movement = (await admin.post('caisses/mouvementcaisse', { caisseid, montant: 300, type: 0 })).body.data;
    const path = `caisses/mouvementcaisse/${movement.mouvementcaisseid}`;
    await admin.put(path, { montant: 200, type: 1, version: 1 });
    await admin.put(path, { montant: 200, type: 1, description: 'même montant' });
    await admin.delete(path);
    expect(await ecrituresOf(caisseid)).toEqual([
      [1, 'creation', 1000, 1000],
      [2, 'creation', -300, 700],
      [3, 'modification', 500, 1200],
      [4, 'suppression', -200, 1000],
    ]);
  });

  it('has no line for an opening of 0', async () => {
    const caisseid = await counter.caisse(0);
    expect(await ecrituresOf(caisseid)).toEqual([]);
    const { body } = await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}`);
    expect(body).toMatchObject({ count: 1, data: [{ isfirst: 1, montant: 0 }] });
  });

  it('ends at zero when its register is deleted (RELIABILITY I14)', async () => {
    const caisseid = await counter.caisse(1000);
    await admin.post('caisses/mouvementcaisse', { caisseid, montant: 5 });
    expect((await admin.delete(`caisses/${caisseid}`)).body).toMatchObject({ code: 'caisse.utilisee' });
    const { body } = await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}`);
    await admin.delete(`caisses/mouvementcaisse/${body.data[0].mouvementcaisseid}`);
    expect((await admin.delete(`caisses/${caisseid}`)).status).toBe(200);
    expect((await ecrituresOf(caisseid)).at(-1)).toEqual([4, 'suppression', -1000, 0]);
    expect((await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}`)).status).toBe(404);
    expect((await admin.post('caisses/mouvementcaisse', { caisseid, montant: 5 })).status).toBe(404);
  });

  it('refuses a total that JSON could not carry (RELIABILITY F67)', async () => {
    const caisseid = await counter.caisse(MAX_MONTANT);
    await house.db.transaction().execute(async (trx) => {
      const { sql } = await import('kysely');
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE caisse SET solde = 9007199254740991 WHERE caisseid = ${caisseid}`.execute(trx);
    });
    const answer = await admin.post('caisses/mouvementcaisse', { caisseid, montant: 1 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'montant.limite' } });
    await house.db.updateTable('caisse').set({ solde: MAX_MONTANT }).where('caisseid', '=', caisseid).execute();
  });
});

describe('the code of a register (ADR 0032)', () => {
  const open = (fields: object) => admin.post('caisses', { libelle: 'Quai', montant: 0, ...fields });

  it('is proposed to each of those that are opened at once, and never twice', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, () => open({})));
    expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    const codes = opened.map(({ body }) => body.data.code);
    expect(new Set(codes).size).toBe(12);
    for (const code of codes) expect(code).toMatch(/^Q\d{1,2}$/);
  });

  it('is typed by one of those that are opened at once', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => open({ code: 'nuit' })));
    expect(opened.filter(({ status }) => status === 201).map(({ body }) => body.data.code)).toEqual(['NUIT']);
    expect(opened.filter(({ body }) => body.code === 'caisse.code_utilise')).toHaveLength(7);
  });

  it('stays that of a deleted register', async () => {
    const { caisseid } = (await open({ code: 'JOUR' })).body.data;
    expect((await admin.delete(`caisses/${caisseid}`)).status).toBe(200);
    expect((await open({ code: 'JOUR' })).body.code).toBe('caisse.code_utilise');
  });
});
