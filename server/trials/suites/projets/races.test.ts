import { calls } from '@comptoir/contract/calls';
import { describe, expect, test } from 'vitest';
import { amount } from '../amount';
import type { Values } from '../ask';
import { tally, times } from '../money/counter';
import { openedCounter } from '../money/opened';
import { expectOnly, type Pair, raced } from '../race';
import type { Answered } from '../wire';

const ROUNDS = amount(5, 24);

const { house, counter } = openedCounter();

const race = (prepare: () => Promise<Pair>) => raced(house, ROUNDS, prepare);
const send = (call: unknown, values: Values) => house.send(counter.person, call, values);

const removeProjet = (projetid: number) => send(calls.projets.remove, { params: { projetid } });
const removeEtape = (etapeprojetid: number) => send(calls.etapeprojets.remove, { query: { etapeprojetid } });
const setEtat = (etapeprojetid: number, etat: 0 | 1) =>
  send(calls.etapeprojets.changeEtat, { query: { etapeprojetid }, body: { etat } });
const addEtape = (projetid: number) =>
  send(calls.etapeprojets.create, { body: { projetid, libelle: 'Fouilles', description: 'Creuser' } });
const depenseBody = (ids: { projetid: number; etapeprojetid: number }) => ({
  libelle: 'Ciment',
  typedepenseid: counter.type.typedepenseid,
  montant: 1000,
  date: counter.date,
  expenseonstep: 1,
  ...ids,
});
const spend = (ids: { projetid: number; etapeprojetid: number }) =>
  send(calls.depenses.create, { body: depenseBody(ids) });

const projetOf = async (projetid: number) => {
  const { statutprojet, nombreetape, nombreetapecloture } = (await counter.projetOf(projetid)) ?? {};
  return [statutprojet, nombreetapecloture, nombreetape];
};
const projetOfOneStep = async () => {
  const { projetid, etapeliste } = await counter.projet(1);
  return { projetid, etapeprojetid: etapeliste[0]?.etapeprojetid ?? 0 };
};

describe('many people at the steps of one project (RELIABILITY F35, I20)', () => {
  test('closing, reopening, adding and deleting at once: the counts stay exact, no deadlock shows', async () => {
    const { projetid, etapeliste } = await counter.projet(8);
    const ids = etapeliste.map(({ etapeprojetid }) => etapeprojetid);
    const acts = [
      () => addEtape(projetid),
      (id: number) => setEtat(id, 1),
      (id: number) => setEtat(id, 0),
      (id: number) => setEtat(id, 1),
      (id: number) => removeEtape(id),
    ];
    const answers = await times(8, async (person) => {
      const own: Answered[] = [];
      for (let n = 0; n < ROUNDS; n += 1) {
        const act = acts[(person + n * 2) % acts.length]!;
        own.push(await act(ids[(person * 3 + n * 5) % ids.length]!));
      }
      return own;
    });
    const outcomes = Object.keys(tally(answers.flat()));
    expect(outcomes.filter((outcome) => !['200', '201', '404 introuvable'].includes(outcome))).toEqual([]);
    const values = { query: { projetid, limit: 100 } };
    const etapes = (await house.done(counter.person, calls.etapeprojets.list, values)) as { etat: 0 | 1 }[];
    const closed = etapes.filter(({ etat }) => etat === 1).length;
    expect(await projetOf(projetid)).toEqual([closed === etapes.length ? 2 : 1, closed, etapes.length]);
    expect(await house.violations()).toEqual([]);
  });

  test('every step closed by somebody else: the last one finishes the project, whoever it was', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { projetid, etapeliste } = await counter.projet(6);
      const answers = await Promise.all(etapeliste.map(({ etapeprojetid }) => setEtat(etapeprojetid, 1)));
      expect(tally(answers)).toEqual({ '200': 6 });
      expect(await projetOf(projetid)).toEqual([2, 6, 6]);
    }
  });

  test('one step closed by six people counts once and is told once', async () => {
    const { projetid, etapeprojetid } = await projetOfOneStep();
    expect(tally(await times(6, () => setEtat(etapeprojetid, 1)))).toEqual({ '200': 6 });
    expect(await projetOf(projetid)).toEqual([2, 1, 1]);
    const entries = await house.db
      .selectFrom('activite')
      .select('activiteid')
      .where('objet', '=', 'etapeprojet')
      .where('objetid', '=', etapeprojetid)
      .where('actiontype', '=', 'Update')
      .execute();
    expect(entries).toHaveLength(1);
  });

  test('the last step closed while another one is added: in progress, in either order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { projetid, etapeprojetid } = await projetOfOneStep();
      expect(tally(await Promise.all([setEtat(etapeprojetid, 1), addEtape(projetid)]))).toEqual({ '200': 1, '201': 1 });
      expect(await projetOf(projetid)).toEqual([1, 1, 2]);
    }
  });

  test('a step deleted twice leaves the counts once', async () => {
    const pairs = await race(async () => {
      const { etapeprojetid } = await projetOfOneStep();
      return [() => removeEtape(etapeprojetid), () => removeEtape(etapeprojetid)];
    });
    expectOnly(pairs, '200 | 404 introuvable', '404 introuvable | 200');
  });

  test('a step closed while it is deleted', async () => {
    const pairs = await race(async () => {
      const { etapeprojetid } = await projetOfOneStep();
      return [() => removeEtape(etapeprojetid), () => setEtat(etapeprojetid, 1)];
    });
    expectOnly(pairs, '200 | 404 introuvable', '200 | 200');
  });
});

describe('spending while a step or a project goes: one or the other, never both (RELIABILITY I19)', () => {
  test('a new expense and the deletion of its step', async () => {
    const pairs = await race(async () => {
      const ids = await projetOfOneStep();
      return [() => spend(ids), () => removeEtape(ids.etapeprojetid)];
    });
    expectOnly(pairs, '201 | 409 etapeprojet.a_des_depenses', '422 requete.invalide | 200');
  });

  test('an expense brought to a step and the deletion of that step', async () => {
    const pairs = await race(async () => {
      const ids = await projetOfOneStep();
      const { depenseid } = await counter.depense(1000);
      const move = { params: { depenseid }, body: depenseBody(ids) };
      return [() => send(calls.depenses.update, move), () => removeEtape(ids.etapeprojetid)];
    });
    expectOnly(pairs, '200 | 409 etapeprojet.a_des_depenses', '422 requete.invalide | 200');
  });

  test('a new expense and the deletion of its project', async () => {
    const pairs = await race(async () => {
      const ids = await projetOfOneStep();
      return [() => spend(ids), () => removeProjet(ids.projetid)];
    });
    expectOnly(pairs, '201 | 409 projet.a_des_depenses', '422 requete.invalide | 200');
  });

  test('a new step, or a change of one, and the deletion of its project', async () => {
    const added = await race(async () => {
      const { projetid } = await projetOfOneStep();
      return [() => addEtape(projetid), () => removeProjet(projetid)];
    });
    expectOnly(added, '201 | 200', '404 introuvable | 200');
    const changed = await race(async () => {
      const { projetid, etapeprojetid } = await projetOfOneStep();
      return [() => setEtat(etapeprojetid, 1), () => removeProjet(projetid)];
    });
    expectOnly(changed, '200 | 200', '404 introuvable | 200');
  });

  test('expenses moved between two steps while both are closed and paid on: all pass, no deadlock shows', async () => {
    const { projetid, etapeliste } = await counter.projet(2);
    const [a = 0, b = 0] = etapeliste.map(({ etapeprojetid }) => etapeprojetid);
    const { caisseid } = await counter.caisse(1_000_000);
    await house.done(counter.person, calls.depenses.create, { body: depenseBody({ projetid, etapeprojetid: a }) });
    const depenses = await times(4, () => counter.depense(1000));
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all([
        ...depenses.map(({ depenseid }, n) => {
          const body = depenseBody({ projetid, etapeprojetid: (round + n) % 2 === 0 ? a : b });
          return send(calls.depenses.update, { params: { depenseid }, body });
        }),
        ...depenses.map(({ depenseid }) => counter.pay({ depenseid, caisseid, montant: 10 })),
        setEtat(a, (round % 2) as 0 | 1),
        setEtat(b, (round % 2) as 0 | 1),
        removeEtape(a),
      ]);
      expect(tally(answers)).toEqual({ '200': 6, '201': 4, '409 etapeprojet.a_des_depenses': 1 });
    }
    expect(await house.violations()).toEqual([]);
  });
});
