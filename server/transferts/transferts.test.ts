import { addDays } from '@comptoir/domain/dates';
import { MAX_MONTANT } from '@comptoir/domain/limits';
import { describe, expect, it } from 'vitest';
import { count } from '../arretes/testing/closing';
import { checkLedger } from '../ledger/check';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { answer, send, sidesOf } from './testing/sides';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const today = new Date().toISOString().slice(0, 10);
const day = (back: number) => addDays(today, -back);

const sides = (amounts: { source?: number; cible?: number } = {}) => sidesOf(house, admin, { counter, ...amounts });
const soldes = ({ sourceid, cibleid }: { sourceid: number; cibleid: number }) =>
  Promise.all([counter.solde(sourceid), counter.solde(cibleid)]);
const mouvementsOf = async (caisseid: number) =>
  (await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}&limit=20`)).body.data;
const sent = async (...asked: Parameters<typeof send>) => {
  const { status, body } = await send(...asked);
  expect({ status, code: body.code }).toEqual({ status: 201, code: undefined });
  return body.data;
};

describe('a transfer (ADR 0035)', () => {
  it('is received at once by who answers for both registers: out, fee and in, of one day', async () => {
    const { sourceid, cibleid } = await sides();
    const at = { sourceid, cibleid };
    const data = await sent(admin, at, { montant: 40_000, frais: 500, date: day(3), motif: 'Fond de caisse' });
    const { transfertid, createdon, source, cible, imprimeid, numero } = data;
    expect(data).toEqual({
      ...{ transfertid, ...at, source, cible, montant: 40_000, frais: 500, date: day(3), motif: 'Fond de caisse' },
      ...{ referencesource: '', referencecible: '' },
      ...{ etat: 'recu', envoyepar: admin.utilisateurid, expediteur: 'Administrateur Principal', createdon },
      ...{ repondeur: 'Administrateur Principal', datereponse: day(3), motifreponse: '', version: 1 },
      ...{ imprimeid, numero },
    });
    expect(numero).toMatch(/^TR-C\d+-\d{4}-000001$/);
    expect((await admin.get(`transferts/${transfertid}`)).body.data).toEqual(data);
    expect(await soldes(at)).toEqual([59_500, 50_000]);
    const shared = { transfertid, date: day(3), description: 'Fond de caisse', reglementid: null, arreteid: null };
    expect(await mouvementsOf(sourceid)).toMatchObject([
      { ...shared, type: 0, origine: 'frais', montant: 500 },
      { ...shared, type: 0, origine: 'transfert', montant: 40_000 },
      { origine: 'ouverture', transfertid: null },
    ]);
    expect(await mouvementsOf(cibleid)).toMatchObject([
      { ...shared, type: 1, origine: 'transfert', montant: 40_000 },
      { origine: 'ouverture' },
    ]);
  });

  it('is received at once where nobody who may sign in is given the target by name', async () => {
    const { sender, receiver, ...at } = await sides();
    const lock = (verrouille: boolean) => admin.put(`utilisateurs/${receiver.utilisateurid}/verrou`, { verrouille });
    expect((await sent(sender, at)).etat).toBe('envoye');
    await lock(true);
    expect((await sent(sender, at)).etat).toBe('recu');
    await lock(false);
    expect((await sent(sender, at)).etat).toBe('envoye');
    await admin.put(`utilisateurs/${receiver.utilisateurid}/caisses`, { caisses: null });
    expect((await sent(sender, at)).etat).toBe('recu');
    const { utilisateurid } = receiver;
    await admin.put(`utilisateurs/${utilisateurid}/caisses`, { caisses: [at.cibleid] });
    await house.db
      .updateTable('utilisateur')
      .set({ dateexpiration: day(1) })
      .where('utilisateurid', '=', utilisateurid)
      .execute();
    expect((await sent(sender, at)).etat).toBe('recu');
  });

  it('waits otherwise, and is received on its own day, exactly as it was sent', async () => {
    const { sender, receiver, ...at } = await sides();
    const { transfertid, ...data } = await sent(sender, at, { montant: 5000, frais: 100, date: day(2) });
    expect(data).toMatchObject({ etat: 'envoye', repondeur: '', datereponse: null, expediteur: expect.any(String) });
    expect(await soldes(at)).toEqual([94_900, 10_000]);
    const { body } = await answer(receiver, transfertid, 'accepter', { date: day(1), version: 1 });
    expect(body.data).toMatchObject({ etat: 'recu', datereponse: day(1), motifreponse: '', version: 2 });
    expect(body.data.repondeur).toMatch(/^Aya/);
    expect(await soldes(at)).toEqual([94_900, 15_000]);
    expect((await mouvementsOf(at.cibleid))[0]).toMatchObject({ type: 1, date: day(1), montant: 5000 });
  });

  it.each([
    ['locked', (path: string) => admin.put(`${path}/verrou`, { verrouille: true })],
    ['deleted', (path: string) => admin.delete(path)],
  ])('on its way to somebody who is %s since, it is answered by who sees all registers', async (_, leave) => {
    const { sender, receiver, ...at } = await sides();
    const [accepted, refused] = [await sent(sender, at), await sent(sender, at)];
    expect((await leave(`utilisateurs/${receiver.utilisateurid}`)).status).toBe(200);
    for (const how of ['accepter', 'refuser'] as const)
      expect((await answer(sender, accepted.transfertid, how)).body.code).toBe('transfert.pas_cible');
    expect((await answer(receiver, accepted.transfertid, 'accepter')).status).toBe(401);
    expect((await answer(admin, accepted.transfertid, 'accepter')).body.data).toMatchObject({ etat: 'recu' });
    expect((await answer(admin, refused.transfertid, 'refuser')).body.data).toMatchObject({ etat: 'refuse' });
    expect(await soldes(at)).toEqual([99_000, 11_000]);
  });

  it.each(['refuser', 'annuler'] as const)('on its way, %s brings it back on that day; the fee stays', async (how) => {
    const { sender, receiver, ...at } = await sides();
    const { transfertid } = await sent(sender, at, { montant: 5000, frais: 100, date: day(2) });
    const { body } = await answer(how === 'refuser' ? receiver : sender, transfertid, how);
    const etat = how === 'refuser' ? 'refuse' : 'annule';
    expect(body.data).toMatchObject({ etat, datereponse: today, motifreponse: 'Montant erroné' });
    expect(await soldes(at)).toEqual([99_900, 10_000]);
    expect((await mouvementsOf(at.sourceid))[0]).toMatchObject({ type: 1, origine: 'transfert', date: today });
  });

  it('withdrawn after its receipt leaves nothing, the fee neither', async () => {
    const { sender, receiver, ...at } = await sides();
    const { transfertid } = await sent(sender, at, { montant: 5000, frais: 100 });
    await answer(receiver, transfertid, 'accepter');
    expect((await answer(sender, transfertid, 'annuler')).body.code).toBe('transfert.pas_cible');
    expect((await answer(receiver, transfertid, 'annuler')).body.code).toBe('transfert.pas_source');
    expect((await answer(admin, transfertid, 'annuler')).body.data).toMatchObject({ etat: 'annule', version: 3 });
    expect(await soldes(at)).toEqual([100_000, 10_000]);
    const { body } = await admin.get(`caisses/mouvementcaisse?caisseid=${at.sourceid}&historique=1`);
    expect(body.data.map(({ annule }: { annule: boolean }) => annule)).toEqual([true, true, false]);
  });

  it('takes a register down to nothing, and never further: amount and fee together', async () => {
    const { sender, receiver, ...at } = await sides({ source: 1000 });
    const refused = await send(sender, at, { montant: 900, frais: 101 });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'montant', code: 'caisse.solde_insuffisant' }] },
    });
    await sent(sender, at, { montant: 900, frais: 100 });
    expect(await counter.solde(at.sourceid)).toBe(0);
    const full = await sides({ source: MAX_MONTANT });
    expect((await send(admin, full, { montant: MAX_MONTANT })).status).toBe(201);
  });

  it('refuses what makes no sense, and writes nothing', async () => {
    const { sender, receiver, ...at } = await sides();
    const before = (await admin.get('transferts')).body.count;
    const gone = await counter.caisse(0);
    await admin.delete(`caisses/${gone}`);
    const refused: [object, string, string][] = [
      [{ cibleid: at.sourceid }, 'cibleid', 'transfert.meme_caisse'],
      [{ date: day(-1) }, 'date', 'date.future'],
      [{ sourceid: at.cibleid, cibleid: at.sourceid }, 'sourceid', 'champ.invalide'],
      [{ sourceid: gone }, 'sourceid', 'champ.invalide'],
      [{ cibleid: gone }, 'cibleid', 'champ.invalide'],
      [{ cibleid: 999_999 }, 'cibleid', 'champ.invalide'],
      [{ montant: 100_001 }, 'montant', 'caisse.solde_insuffisant'],
    ];
    for (const [fields, path, code] of refused) {
      const { status, body } = await send(sender, at, fields);
      expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ path, code }] });
    }
    const { transfertid } = await sent(sender, at, { date: day(1) });
    const early = await answer(receiver, transfertid, 'accepter', { date: day(2) });
    expect(early.body.errors).toMatchObject([{ path: 'date', code: 'transfert.avant_envoi' }]);
    expect((await answer(receiver, transfertid, 'accepter', { date: day(-1) })).body.errors).toMatchObject([
      { path: 'date', code: 'date.future' },
    ]);
    expect((await answer(receiver, transfertid, 'accepter', { version: 9 })).body).toMatchObject({
      code: 'conflit.version',
      data: { transfertid, version: 1 },
    });
    expect((await admin.get('transferts')).body.count).toBe(before + 1);
    expect(await soldes(at)).toEqual([99_000, 10_000]);
  });

  it('is answered once', async () => {
    const { sender, receiver, ...at } = await sides();
    const { transfertid } = await sent(sender, at);
    expect((await answer(sender, transfertid, 'accepter')).body.code).toBe('transfert.pas_cible');
    expect((await answer(receiver, transfertid, 'annuler')).body.code).toBe('transfert.pas_source');
    await answer(receiver, transfertid, 'refuser');
    for (const how of ['accepter', 'refuser', 'annuler'] as const) {
      expect((await answer(admin, transfertid, how)).body.code).toBe('transfert.deja_repondu');
    }
  });

  it('its movements are not changed by themselves', async () => {
    const { sourceid, cibleid } = await sides();
    await sent(admin, { sourceid, cibleid }, { frais: 10 });
    for (const { mouvementcaisseid, transfertid } of await mouvementsOf(sourceid)) {
      if (transfertid === null) continue;
      const path = `caisses/mouvementcaisse/${mouvementcaisseid}`;
      expect((await admin.delete(path)).body.code).toBe('mouvement.transfert');
      expect((await admin.put(path, { montant: 1, type: 0 })).body.code).toBe('mouvement.transfert');
    }
  });

  it('is one for one key, for ever', async () => {
    const { sender, receiver: _, ...at } = await sides();
    const key = { 'idempotency-key': 'a key of the transfer test' };
    const ask = () => send(sender, at, {}, key);
    const ids = (await Promise.all([ask(), ask(), ask()])).map(({ body }) => body.data.transfertid);
    expect(new Set(ids).size).toBe(1);
    await house.db.deleteFrom('idempotence').execute();
    expect(await ask()).toMatchObject({ status: 200, body: { data: { transfertid: ids[0] } } });
    expect(await counter.solde(at.sourceid)).toBe(99_000);
  });
});

describe('closed days and transfers (ADR 0031, 0035)', () => {
  it('refuses what a closed day of either side would lose', async () => {
    const { sender, receiver, ...at } = await sides();
    const [first, second, third] = [
      await sent(sender, at, { date: day(3) }),
      await sent(sender, at, { date: day(3) }),
      await sent(admin, at, { date: day(3) }),
    ];
    await count(admin, at.cibleid, { jusquau: day(2) });
    const closed = { status: 409, body: { code: 'caisse.jour_arrete', data: { jusquau: day(2) } } };
    expect(await answer(receiver, first.transfertid, 'accepter', { date: day(2) })).toMatchObject(closed);
    expect(await answer(admin, third.transfertid, 'annuler')).toMatchObject(closed);
    expect(await send(admin, at, { date: day(2) })).toMatchObject(closed);
    // It leaves on a day that the target has closed, and arrives on an open one.
    expect((await sent(sender, at, { date: day(2) })).etat).toBe('envoye');
    expect((await answer(receiver, first.transfertid, 'accepter', { date: day(1) })).status).toBe(200);
    await count(admin, at.sourceid, { jusquau: day(2) });
    expect(await answer(sender, second.transfertid, 'annuler', { date: day(2) })).toMatchObject(closed);
    expect((await answer(sender, second.transfertid, 'annuler', { date: day(1) })).status).toBe(200);
    expect(await send(sender, at, { date: day(2) })).toMatchObject(closed);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('does not withdraw what the target has spent', async () => {
    const { sourceid, cibleid } = await sides({ cible: 0 });
    const { transfertid } = await sent(admin, { sourceid, cibleid });
    await admin.post('caisses/mouvementcaisse', { caisseid: cibleid, montant: 1, type: 0 });
    expect(await answer(admin, transfertid, 'annuler')).toMatchObject({
      status: 409,
      body: { code: 'caisse.solde_insuffisant' },
    });
    expect(await soldes({ sourceid, cibleid })).toEqual([99_000, 999]);
  });

  it('a register that a transfer is on its way to is not deleted', async () => {
    const { sender, receiver, ...at } = await sides({ cible: 0 });
    const { transfertid } = await sent(sender, at);
    expect((await admin.delete(`caisses/${at.cibleid}`)).body.code).toBe('caisse.transfert_attendu');
    await answer(receiver, transfertid, 'refuser');
    expect((await admin.delete(`caisses/${at.cibleid}`)).status).toBe(200);
    expect((await sender.get(`transferts/${transfertid}`)).body.data.etat).toBe('refuse');
  });
});
