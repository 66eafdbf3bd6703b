import { MAX_ETAPES, PAGE_SIZE } from '@comptoir/domain/limits';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import type { Answered } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const fields = (change: object = {}) => ({ libelle: 'Fouilles', description: 'Creuser', montant: 500, ...change });
const at = (call: string, id: number) => `projets/${call}?etapeprojetid=${id}`;
const save = (id: number, change: object = {}) => admin.put(at('etapeprojet', id), fields(change));
const setEtat = (id: number, etat: 0 | 1, rest: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  admin.put(at('etatetapeprojet', id), { etat, ...rest }, headers);
const remove = (id: number) => admin.delete(at('etapeprojet', id));
const projet = async (projetid: number) => (await admin.get(`projets/projetbyid?projetid=${projetid}`)).body.data[0];
const etapes = async (projetid: number, query = '') =>
  (await admin.get(`projets/getalletapeprojet?projetid=${projetid}${query}`)).body;
const errorsOf = ({ status, body: { errors = [] } }: Answered) => [
  status,
  ...(errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`),
];

describe('a step (spec § 3 Project step)', () => {
  it('is added at the end of its project, in progress', async () => {
    const projetid = await counter.projet();
    const added = await admin.post('projets/etapeprojet', { projetid, ...fields(), etapeprojetid: '' });
    expect(added.status).toBe(201);
    const { data } = added.body;
    expect(data).toEqual({
      etapeprojetid: expect.any(Number),
      projetid,
      ...fields(),
      etat: 0,
      engage: 0,
      regle: 0,
      version: 1,
    });
    expect(await etapes(projetid)).toMatchObject({ count: 1, data: [data] });
  });

  it('has a label and a description, and a known project (spec § 5 Step)', async () => {
    const projetid = await counter.projet();
    expect(errorsOf(await admin.post('projets/etapeprojet', { projetid, libelle: ' ' }))).toEqual([
      422,
      'libelle champ.requis',
      'description champ.requis',
    ]);
    expect((await admin.post('projets/etapeprojet', { projetid: 999_999, ...fields() })).status).toBe(404);
    expect((await admin.get('projets/getalletapeprojet?projetid=999999')).status).toBe(404);
    expect((await admin.get('projets/getfulletapeprojet?projetid=999999')).status).toBe(404);
  });

  it('is changed with its version; a stale one gets the current record (CONTRACT "Types")', async () => {
    const etapeprojetid = await counter.etape(await counter.projet());
    const changed = await save(etapeprojetid, { libelle: 'Pompe', montant: 700, version: 1 });
    expect(changed.body.data).toMatchObject({ libelle: 'Pompe', montant: 700, version: 2 });
    for (const stale of [await save(etapeprojetid, { version: 1 }), await setEtat(etapeprojetid, 1, { version: 1 })]) {
      expect(stale).toMatchObject({ status: 409, body: { code: 'conflit.version', data: changed.body.data } });
    }
    expect((await setEtat(etapeprojetid, 1, { version: 2 })).body.data).toMatchObject({ etat: 1, version: 3 });
    expect((await save(etapeprojetid)).body.data).toMatchObject({ etat: 1, version: 4 });
  });

  it('is named by the query: the body may repeat its ids, not other ones', async () => {
    const [projetid, other] = [await counter.projet(), await counter.projet()];
    const etapeprojetid = await counter.etape(projetid);
    const wrong = [{ projetid: other }, { etapeprojetid: etapeprojetid + 1 }];
    for (const one of wrong) {
      expect(errorsOf(await save(etapeprojetid, one))).toEqual([422, `${Object.keys(one)[0]} champ.invalide`]);
    }
    expect(errorsOf(await setEtat(etapeprojetid, 1, { etapeprojetid: etapeprojetid + 1 }))).toEqual([
      422,
      'etapeprojetid champ.invalide',
    ]);
    expect((await save(etapeprojetid, { projetid, etapeprojetid })).status).toBe(200);
    expect((await save(etapeprojetid, { projetid: null, etapeprojetid: null })).status).toBe(200);
    expect((await setEtat(etapeprojetid, 1, { etapeprojetid })).status).toBe(200);
    expect((await etapes(other)).count).toBe(0);
  });

  it('is listed in the order of the work, 5 a page; in full without its figures', async () => {
    const projetid = await counter.projet();
    const ids: number[] = [];
    for (let n = 0; n < 7; n += 1) ids.push(await counter.etape(projetid, { libelle: `Étape ${n}` }));
    await save(ids[0] ?? 0, { libelle: 'Étape changée' });
    const idsOf = (rows: { etapeprojetid: number }[]) => rows.map(({ etapeprojetid }) => etapeprojetid);
    const [first, second] = [await etapes(projetid), await etapes(projetid, '&page=2')];
    expect([first.data.length, PAGE_SIZE.etapes, first.count, second.count]).toEqual([5, 5, 7, 7]);
    expect(idsOf([...first.data, ...second.data])).toEqual(ids);
    const full = (await admin.get(`projets/getfulletapeprojet?projetid=${projetid}`)).body;
    expect(full.count).toBe(7);
    expect((await projet(projetid)).etapeliste).toMatchObject(full.data);
    expect(full.data[0]).toEqual({ etapeprojetid: ids[0], libelle: 'Étape changée', etat: 0 });
  });

  it('is one of 500 at most (RELIABILITY F59)', async () => {
    const projetid = await counter.projet();
    const row = { projetid, libelle: 'Étape', description: '', montant: 0 };
    await house.db
      .insertInto('etapeprojet')
      .values(Array.from({ length: MAX_ETAPES - 1 }, () => row))
      .execute();
    await house.db
      .updateTable('projet')
      .set({ nombreetape: MAX_ETAPES - 1 })
      .where('projetid', '=', projetid)
      .execute();
    const last = await counter.etape(projetid);
    expect(await admin.post('projets/etapeprojet', { projetid, ...fields() })).toMatchObject({
      status: 409,
      body: { code: 'projet.trop_etapes', message: expect.stringContaining('500') },
    });
    await remove(last);
    expect((await admin.post('projets/etapeprojet', { projetid, ...fields() })).status).toBe(201);
  });

  it('that is deleted is nowhere, twice is not found', async () => {
    const projetid = await counter.projet();
    const [kept, gone] = [await counter.etape(projetid), await counter.etape(projetid)];
    expect((await remove(gone)).status).toBe(200);
    const answers = [await remove(gone), await save(gone), await setEtat(gone, 1)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await etapes(projetid)).data).toMatchObject([{ etapeprojetid: kept }]);
    expect((await projet(projetid)).etapeliste).toMatchObject([{ etapeprojetid: kept }]);
  });

  it('with live expenses is not deleted, and says how many (RELIABILITY § 2.4)', async () => {
    const projetid = await counter.projet();
    const etapeprojetid = await counter.etape(projetid);
    const depenseid = await counter.depense(100, { expenseonstep: 1, projetid, etapeprojetid });
    expect((await remove(etapeprojetid)).body).toMatchObject({
      code: 'etapeprojet.a_des_depenses',
      message: expect.stringContaining('1'),
    });
    await admin.delete(`depenses/${depenseid}`);
    expect((await remove(etapeprojetid)).status).toBe(200);
  });
});

describe('a project’s status follows its steps (CONTRACT "Money calls", RELIABILITY I20)', () => {
  const state = async (projetid: number) => {
    const { statutprojet, nombreetape, nombreetapecloture, version } = await projet(projetid);
    return [statutprojet, nombreetapecloture, nombreetape, version];
  };

  it('finished when all are closed; in progress when one is started again, added, or none is left', async () => {
    const projetid = await counter.projet();
    expect(await state(projetid)).toEqual([1, 0, 0, 1]);
    const [first, second] = [await counter.etape(projetid), await counter.etape(projetid)];
    expect(await state(projetid)).toEqual([1, 0, 2, 1]);
    await setEtat(first, 1);
    expect(await state(projetid)).toEqual([1, 1, 2, 1]);
    await setEtat(second, 1);
    expect(await state(projetid)).toEqual([2, 2, 2, 1]);
    await setEtat(first, 0);
    expect(await state(projetid)).toEqual([1, 1, 2, 1]);
    await remove(first);
    expect(await state(projetid)).toEqual([2, 1, 1, 1]);
    await counter.etape(projetid);
    expect(await state(projetid)).toEqual([1, 1, 2, 1]);
    await remove(second);
    expect(await state(projetid)).toEqual([1, 0, 1, 1]);
    for (const { etapeprojetid } of (await etapes(projetid)).data) await remove(etapeprojetid);
    expect(await state(projetid)).toEqual([1, 0, 0, 1]);
  });

  it('a step set to where it already is stays as it is, and nothing is written', async () => {
    const etapeprojetid = await counter.etape(await counter.projet());
    const closed = await setEtat(etapeprojetid, 1);
    const entries = () =>
      house.db.selectFrom('activite').select('activiteid').where('objetid', '=', etapeprojetid).execute();
    const before = await entries();
    // Each press of a double click sends its own key, and the ledger is sound with a key whose request wrote nothing.
    const again = await setEtat(etapeprojetid, 1, {}, { 'idempotency-key': 'the second press of two' });
    expect([again.status, again.body.data]).toEqual([200, closed.body.data]);
    expect(await entries()).toEqual(before);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('an `etat` is 0 or 1', async () => {
    const etapeprojetid = await counter.etape(await counter.projet());
    for (const etat of [2, true, '1', null]) {
      const answer = await admin.put(at('etatetapeprojet', etapeprojetid), { etat });
      expect(errorsOf(answer)).toEqual([422, 'etat champ.invalide']);
    }
  });
});

describe('what happens to a step is told and repeated once', () => {
  it('in the audit log, before and after (PRODUCT G)', async () => {
    const etapeprojetid = await counter.etape(await counter.projet());
    await save(etapeprojetid, { libelle: 'Pompe' });
    await setEtat(etapeprojetid, 1);
    await remove(etapeprojetid);
    const entries = await house.db
      .selectFrom('activite')
      .selectAll()
      .where('objet', '=', 'etapeprojet')
      .where('objetid', '=', etapeprojetid)
      .orderBy('activiteid')
      .execute();
    expect(entries).toMatchObject([
      { actiontype: 'Insert', avant: null, apres: { libelle: 'Fouilles', etat: 0 } },
      { actiontype: 'Update', avant: { libelle: 'Fouilles' }, apres: { libelle: 'Pompe', version: 2 } },
      { actiontype: 'Update', avant: { etat: 0 }, apres: { etat: 1, version: 3 } },
      { actiontype: 'Delete', libelle: 'Pompe', avant: { etat: 1 }, apres: null },
    ]);
  });

  it('by its idempotency key (CONTRACT "Types")', async () => {
    const projetid = await counter.projet();
    const key = { 'idempotency-key': 'a key of the steps test' };
    const body = { projetid, ...fields() };
    const [once, again] = [
      await admin.post('projets/etapeprojet', body, key),
      await admin.post('projets/etapeprojet', body, key),
    ];
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([once.body, 'true']);
    expect((await etapes(projetid)).count).toBe(1);
    const other = await admin.post('projets/etapeprojet', { ...body, libelle: 'Autre' }, key);
    expect(other.body.code).toBe('idempotence.conflit');
  });
});
