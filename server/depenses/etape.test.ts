import { describe, expect, it } from 'vitest';
import { counterOf } from '../testing/counter';
import { opened } from '../testing/opened';
import { soundApp } from '../testing/soundApp';

const house = opened(soundApp);
const admin = opened(() => house.asAdmin());
const counter = opened(() => counterOf(admin));

const body = (change: object) => ({
  libelle: 'Ciment',
  typedepenseid: counter.typedepenseid,
  montant: 100,
  date: counter.today,
  ...change,
});
type Send = (change: object) => ReturnType<typeof admin.post>;
const create: Send = (change) => admin.post('depenses', body(change));
const errorsOf = async (send: Send, change: object) => {
  const answer = await send(change);
  return [
    answer.status,
    ...(answer.body.errors ?? []).map((e: { path: string; code: string }) => `${e.path} ${e.code}`),
  ];
};

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
      const broken = (ids: object) => errorsOf(send, { expenseonstep: 1, ...ids });
      expect(await broken({})).toEqual([422, 'projetid champ.requis', 'etapeprojetid champ.requis']);
      expect(await broken({ projetid })).toEqual([422, 'etapeprojetid champ.requis']);
      expect(await broken({ etapeprojetid })).toEqual([422, 'projetid champ.requis']);
      expect(await broken({ projetid, etapeprojetid: elsewhere })).toEqual([422, 'etapeprojetid champ.invalide']);
      expect(await broken({ projetid, etapeprojetid: deleted })).toEqual([422, 'etapeprojetid champ.invalide']);
      expect(await broken({ projetid, etapeprojetid: 999_999 })).toEqual([422, 'etapeprojetid champ.invalide']);
      expect(await broken({ projetid: 999_999, etapeprojetid })).toEqual([422, 'projetid champ.invalide']);
      expect(await broken({ projetid: gone, etapeprojetid: ofGone })).toEqual([422, 'projetid champ.invalide']);
      expect(await errorsOf(send, { projetid, etapeprojetid })).toEqual([
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
