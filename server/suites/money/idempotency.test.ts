import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { allCalls, calls } from '#contract/calls';
import { OTHER_PDF, PDF } from '#contract/conformance/piece';
import type { Profil } from '#contract/profils';
import type { Reglement } from '#contract/reglements';
import type { Utilisateur } from '#contract/utilisateurs';
import { opened } from '../../testing/opened';
import type { Values } from '../ask';
import { BASELINES, type CallName, callNamed } from '../hostile/baselines';
import { buildScene, type Scene } from '../hostile/scene';
import { openHouse } from '../house';
import type { Answered } from '../wire';
import { Counter, dataOf, outcomeOf, tally, times } from './counter';

const house = opened(openHouse);
const counter = opened(() => Counter.open(house));

const isReplay = ({ headers }: Answered) => headers['idempotent-replayed'] === 'true';
const keyed = (values: Values, key: string): Values => ({ ...values, headers: { 'idempotency-key': key } });

describe('one key, one payment (CONTRACT "Types", RELIABILITY P03, F25–F30)', () => {
  test.each([2, 10, 32])('%i times at the same instant', async (k) => {
    const { caisseid } = await counter.caisse(100_000);
    const { depenseid } = await counter.depense(50_000);
    const key = randomUUID();
    const answers = await times(k, () => counter.pay({ depenseid, caisseid, montant: 1000, key }));

    expect(tally(answers)).toEqual({ '201': k });
    expect(answers.filter(isReplay)).toHaveLength(k - 1);
    expect(new Set(answers.map(({ body }) => JSON.stringify((body as { data: unknown }).data))).size).toBe(1);
    expect(await counter.reglementsOf(depenseid)).toHaveLength(1);
    expect(await counter.soldeOf(caisseid)).toBe(99_000);
    expect(await house.strayFiles()).toBe(0);
    expect(await house.violations()).toEqual([]);
  });

  test('several keys interleaved, each five times', async () => {
    const { caisseid } = await counter.caisse(100_000);
    const { depenseid } = await counter.depense(50_000);
    const keys = Array.from({ length: 6 }, () => randomUUID());
    const answers = await times(30, (i) =>
      counter.pay({ depenseid, caisseid, montant: 100 + (i % 6), key: keys[i % 6] }),
    );
    expect(tally(answers)).toEqual({ '201': 30 });
    expect(new Set(answers.map((answer) => dataOf<Reglement>(answer, 201).reglementid)).size).toBe(6);
    expect(await counter.soldeOf(caisseid)).toBe(100_000 - 600 - 15);
    expect(await house.violations()).toEqual([]);
  });

  test('another payload or another file under the same key is 422, and writes nothing', async () => {
    const { caisseid } = await counter.caisse(100_000);
    const { depenseid } = await counter.depense(50_000);
    const payment = { depenseid, caisseid, montant: 1000, key: randomUUID(), file: PDF };
    await counter.paid(payment);
    const before = await house.fingerprint();
    for (const other of [
      { montant: 1001 },
      { file: OTHER_PDF },
      { caisseid: caisseid + 1 },
      { depenseid: depenseid + 1 },
    ]) {
      expect(outcomeOf(await counter.pay({ ...payment, ...other }))).toBe('422 idempotence.conflit');
    }
    const elsewhere = keyed({ body: { libelle: 'Caisse', montant: 1000 } }, payment.key);
    expect(outcomeOf(await house.send(counter.person, calls.caisses.create, elsewhere))).toBe(
      '422 idempotence.conflit',
    );
    expect(await house.fingerprint()).toBe(before);
    expect(await house.strayFiles()).toBe(0);
  });

  test('the key of somebody else is another key, and shows nothing of their answer', async () => {
    const colleague = await counter.colleague();
    const { caisseid } = await counter.caisse(100_000);
    const { depenseid } = await counter.depense(50_000);
    const payment = { depenseid, caisseid, montant: 1000, key: randomUUID() };
    const answers = [await counter.pay(payment), await colleague.pay(payment)];
    expect(answers.map(isReplay)).toEqual([false, false]);
    const ids = answers.map((answer) => dataOf<Reglement>(answer, 201).reglementid);
    expect(new Set(ids).size).toBe(2);
    expect(await counter.soldeOf(caisseid)).toBe(98_000);
  });

  test('a refusal is not kept: topped up, the same key is accepted', async () => {
    const { caisseid } = await counter.caisse(100);
    const { depenseid } = await counter.depense(50_000);
    const payment = { depenseid, caisseid, montant: 1000, key: randomUUID() };
    expect(outcomeOf(await counter.pay(payment))).toBe('422 caisse.solde_insuffisant');
    await counter.mouvement(caisseid, 1, 900);
    const answer = await counter.pay(payment);
    expect([outcomeOf(answer), isReplay(answer)]).toEqual(['201', false]);
    expect(await counter.soldeOf(caisseid)).toBe(0);
  });

  test('a replay after the payment was deleted answers as before and writes nothing', async () => {
    const { caisseid } = await counter.caisse(5000);
    const { depenseid } = await counter.depense(5000);
    const payment = { depenseid, caisseid, montant: 1000, key: randomUUID() };
    const { reglementid } = await counter.paid(payment);
    await house.done(counter.person, calls.reglements.remove, { params: { reglementid } });
    const answer = await counter.pay(payment);
    expect([dataOf<Reglement>(answer, 201).reglementid, isReplay(answer)]).toEqual([reglementid, true]);
    expect(await counter.soldeOf(caisseid)).toBe(5000);
    expect(await house.violations()).toEqual([]);
  });

  test('a key of 15 or 129 characters is 422; none at all is served each time', async () => {
    const { caisseid } = await counter.caisse(5000);
    const { depenseid } = await counter.depense(5000);
    for (const key of ['k'.repeat(15), 'k'.repeat(129)]) {
      expect((await counter.pay({ depenseid, caisseid, montant: 10, key })).status).toBe(422);
    }
    const answers = [
      await counter.pay({ depenseid, caisseid, montant: 10 }),
      await counter.pay({ depenseid, caisseid, montant: 10 }),
    ];
    expect(tally(answers)).toEqual({ '201': 2 });
    for (const key of ['k'.repeat(16), 'k'.repeat(128)]) await counter.paid({ depenseid, caisseid, montant: 10, key });
    expect(await counter.soldeOf(caisseid)).toBe(4960);
  });
});

describe('every call that the contract says honours the key (CONTRACT "Types")', () => {
  const idempotent = allCalls.filter(({ call }) => call.isIdempotent).map(({ name }) => name as CallName);

  const made = async (name: CallName, scene: Scene) =>
    house.done(counter.person, callNamed(name), BASELINES[name](scene));

  /** The baselines aim a change of people at nobody: here it is somebody's. */
  async function aimed(name: CallName, scene: Scene): Promise<Values> {
    const values = BASELINES[name](scene);
    if (name === 'utilisateurs.update') {
      const { utilisateurid } = (await made('utilisateurs.create', scene)) as Utilisateur;
      return { ...values, params: { utilisateurid } };
    }
    if (name === 'profils.update') {
      const { profilid } = (await made('profils.create', scene)) as Profil;
      return { ...values, params: { profilid } };
    }
    return values;
  }

  test.each(idempotent)('%s: 6 copies at once are one write, and a late one is the same answer', async (name) => {
    const call: Call = callNamed(name);
    const scene = await buildScene(house, counter.person);
    const values = keyed(await aimed(name, scene), randomUUID());
    const answers = await times(6, () => house.send(counter.person, call, values));
    const after = await house.fingerprint();
    const late = await house.send(counter.person, call, values);
    expect(tally([...answers, late])).toEqual({ [String(call.status)]: 7 });
    expect(answers.filter(isReplay)).toHaveLength(5);
    expect(isReplay(late)).toBe(true);
    expect(
      new Set([...answers, late].map(({ text }) => JSON.stringify((JSON.parse(text) as { data: unknown }).data))).size,
    ).toBe(1);
    expect(await house.fingerprint()).toBe(after);
  });
});
