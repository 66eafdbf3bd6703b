import { describe, expect, it } from 'vitest';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const body = (change: object) => ({
  libelle: 'Ciment',
  typedepenseid: counter.typedepenseid,
  montant: 100,
  date: counter.today,
  ...change,
});
type Send = (change: object) => ReturnType<typeof admin.post>;
const create: Send = (change) => admin.post('depenses', body(change));
const errorsOf = async (change: object, send = create) => {
  const answer = await send(change);
  return [
    answer.status,
    ...(answer.body.errors ?? []).map((e: { path: string; code: string }) => `${e.path} ${e.code}`),
  ];
};

describe('an expense (spec § 5, CONTRACT "Money calls")', () => {
  it('has a type and a date not after today', async () => {
    expect(await errorsOf({ typedepenseid: 999_999, date: '2100-12-31' })).toEqual([
      422,
      'typedepenseid champ.invalide',
      'date date.future',
    ]);
    expect(await errorsOf({ projetid: null, etapeprojetid: null })).toEqual([201]);
  });

  it('keeps markup, quotes and emoji as they were typed (RELIABILITY F77, F78)', async () => {
    const libelle = `Robert'); DROP TABLE depense;-- <img onerror=x> "€" 😀 100%`;
    const { data } = (await admin.post('depenses', body({ libelle }))).body;
    expect(data.libelle).toBe(libelle);
    const found = await admin.get(`depenses/searchwhithpagination/${encodeURIComponent("robert'); drop")}`);
    expect(found.body).toMatchObject({ count: 1, data: [{ libelle }] });
  });

  it('is found by its label, its description and its type, whatever case and accents (CONTRACT "Types")', async () => {
    // Its description names its type: an expense that matches by both is found once.
    await admin.post('depenses', body({ libelle: 'Électricité', description: 'Compteur n°1_000, fournitures' }));
    const count = async (term: string) =>
      (await admin.get(`depenses/searchwhithpagination/${encodeURIComponent(term)}`)).body.count;
    expect(await count('ELECTRICITE')).toBe(1);
    expect(await count('n°1_0')).toBe(1);
    expect(await count('n°1%0')).toBe(0);
    expect(await count('\\')).toBe(0);
    expect(await count('fournitures')).toBe((await admin.get('depenses/whithpagination')).body.count);
  });

  it('keeps its type from being deleted, and a deleted type is no choice (CONTRACT "Calls")', async () => {
    const { typedepenseid } = (await admin.post('typedepenses', { libelle: 'Divers' })).body.data;
    const { depenseid } = (await admin.post('depenses', body({ typedepenseid }))).body.data;
    expect((await admin.delete(`typedepenses/${typedepenseid}`)).body).toMatchObject({
      code: 'typedepense.utilise',
      message: expect.stringContaining('1'),
    });
    await admin.delete(`depenses/${depenseid}`);
    expect((await admin.delete(`typedepenses/${typedepenseid}`)).status).toBe(200);
    expect(await errorsOf({ typedepenseid })).toEqual([422, 'typedepenseid champ.invalide']);
    expect((await admin.post('typedepenses', { libelle: 'DIVERS' })).status).toBe(201);
    expect((await admin.post('typedepenses', { libelle: 'dívers' })).body.code).toBe('typedepense.existe');
  });
});

describe('an expense on a step (spec § 5, CONTRACT "Money calls", RELIABILITY I19)', () => {
  it('names a live step of its live project, at creation and at change', async () => {
    const [projetid, other, gone] = [await counter.projet(), await counter.projet(), await counter.projet()];
    const [etapeprojetid, elsewhere, deleted] = [
      await counter.etape(projetid),
      await counter.etape(other),
      await counter.etape(projetid),
    ];
    const ofGone = await counter.etape(gone);
    await admin.delete(`projets/projet/${gone}`);
    await admin.delete(`projets/etapeprojet?etapeprojetid=${deleted}`);
    const depenseid = await counter.depense(100);
    const update: Send = (change) => admin.put(`depenses/${depenseid}`, body(change));
    for (const send of [create, update]) {
      const broken = (ids: object) => errorsOf({ expenseonstep: 1, ...ids }, send);
      expect(await broken({})).toEqual([422, 'projetid champ.requis', 'etapeprojetid champ.requis']);
      expect(await broken({ projetid })).toEqual([422, 'etapeprojetid champ.requis']);
      expect(await broken({ etapeprojetid })).toEqual([422, 'projetid champ.requis']);
      expect(await broken({ projetid, etapeprojetid: elsewhere })).toEqual([422, 'etapeprojetid champ.invalide']);
      expect(await broken({ projetid, etapeprojetid: deleted })).toEqual([422, 'etapeprojetid champ.invalide']);
      expect(await broken({ projetid, etapeprojetid: 999_999 })).toEqual([422, 'etapeprojetid champ.invalide']);
      expect(await broken({ projetid: 999_999, etapeprojetid })).toEqual([422, 'projetid champ.invalide']);
      expect(await broken({ projetid: gone, etapeprojetid: ofGone })).toEqual([422, 'projetid champ.invalide']);
      expect(await errorsOf({ projetid, etapeprojetid }, send)).toEqual([
        422,
        'projetid champ.invalide',
        'etapeprojetid champ.invalide',
      ]);
      const taken = await send({ expenseonstep: 1, projetid, etapeprojetid });
      expect(taken.body.data).toMatchObject({ expenseonstep: 1, projetid, etapeprojetid });
    }
  });

  it('may be on a closed step, and is found among those of its step', async () => {
    const projetid = await counter.projet();
    const [etapeprojetid, other] = [await counter.etape(projetid), await counter.etape(projetid)];
    await admin.put(`projets/etatetapeprojet?etapeprojetid=${etapeprojetid}`, { etat: 1 });
    const ids = [
      await counter.depense(100, { expenseonstep: 1, projetid, etapeprojetid }),
      await counter.depense(200, { expenseonstep: 1, projetid, etapeprojetid }),
    ];
    await counter.depense(300, { expenseonstep: 1, projetid, etapeprojetid: other });
    const { count, data } = (await admin.get(`depenses/whithpagination?etapeprojetid=${etapeprojetid}`)).body;
    expect([count, data.map(({ depenseid }: { depenseid: number }) => depenseid)]).toEqual([2, ids.reverse()]);
  });
});
