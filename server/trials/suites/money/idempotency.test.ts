import { randomUUID } from 'node:crypto';
import { OTHER_PDF, PDF } from '@comptoir/conformance/piece';
import type { Call } from '@comptoir/contract/call';
import { calls } from '@comptoir/contract/calls';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import type { Permission } from '@comptoir/domain/permission';
import { describe, expect, test } from 'vitest';
import { fromBase32, hotp, stepOf } from '../../../auth/totp';
import { openedForTests } from '../../testing/openedForTests';
import { PASSWORD } from '../../testing/people';
import type { Values } from '../ask';
import { type CallName, isOnce } from '../hostile/baselines';
import { buildScene, today } from '../hostile/scene';
import { outcomeOf } from '../wire';
import { dataOf, tally, times } from './counter';
import {
  IDEMPOTENT_CALLS,
  isReplay,
  type Keyed,
  keyedRequest,
  keyFaults,
  LASTING_CALLS,
  lineFaults,
  registerFaults,
  registersOf,
  sendKeyed,
  shownIn,
  writesIn,
} from './oneKey';
import { openedCounter } from './opened';

const { house, counter } = openedCounter();

const shared = openedForTests(() => buildScene(house, counter.person));
/** A scene that several calls write in, or a call's own. */
const sceneOf = async (name: CallName) => (isApart(name) ? buildScene(house, counter.person) : shared);
const isApart = (name: CallName) => isOnce(name) || /^(arretes|statuscommandes)\.|\.restore$/.test(name);

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
    expect(isReplay(await counter.pay({ ...payment, file: { ...PDF, name: 'renamed.pdf' } }))).toBe(true);
  });

  test('a correction sent again is answered in the words of the day, in the language of the moment', async () => {
    const { caisseid } = await counter.caisse(5);
    const rename = (libelle: string, version: number, headers: Values['headers'] = {}) =>
      house.send(counter.person, calls.caisses.update, { params: { caisseid }, body: { libelle, version }, headers });
    const key = { 'idempotency-key': randomUUID() };
    const first = await rename('Renommée', 1, key);
    await rename('Encore', 2);
    const again = await rename('Renommée', 1, { ...key, 'accept-language': 'en' });
    expect(again.body).toEqual({ ...Object(first.body), message: 'Operation completed successfully' });
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

  test('a kept answer is given to who still holds what it was given for', async () => {
    const colleague = await counter.colleague();
    const { utilisateurid } = colleague.person;
    const params = { utilisateurid };
    const { caisseid } = await counter.caisse(5000);
    const { depenseid } = await counter.depense(5000);
    const payment = { depenseid, caisseid, montant: 1000, key: randomUUID() };
    const made = await colleague.paid(payment);
    const reach = (caisses: number[] | null) =>
      house.done(counter.person, calls.utilisateurs.giveCaisses, { params, body: { caisses } });
    const { profilid } = (await house.done(counter.person, calls.utilisateurs.byId, { params })) as Utilisateur;
    const hold = (permissions: readonly Permission[]) =>
      house.done(counter.person, calls.profils.update, {
        params: { profilid },
        body: { libelle: `Caisse ${utilisateurid}`, permissions },
      });

    await reach([]);
    expect(outcomeOf(await colleague.pay(payment))).toBe('404 introuvable');
    await reach([caisseid]);
    // The colleague may still pay orders, through the same call.
    await hold(['commandes', 'commandes.regler']);
    expect(outcomeOf(await colleague.pay(payment))).toBe('403 auth.permission');
    await hold(['depenses', 'depenses.regler']);
    const again = await colleague.pay(payment);
    expect([dataOf<Reglement>(again, 201), isReplay(again)]).toEqual([made, true]);
    expect(await counter.soldeOf(caisseid)).toBe(4000);
  });

  test('a record keeps the key that made it: what is sent again after the purge is answered with it', async () => {
    const { caisseid } = await counter.caisse(5000);
    const { depenseid } = await counter.depense(1000);
    const payment = { depenseid, caisseid, montant: 1000, key: randomUUID() };
    const { reglementid } = await counter.paid(payment);
    await house.db.deleteFrom('idempotence').execute();
    const after = await house.fingerprint();

    // The expense is paid in full, so a second payment would be refused.
    const answers = await times(6, () => counter.pay(payment));
    expect(tally(answers)).toEqual({ '200': 6 });
    expect(answers.every(isReplay)).toBe(true);
    expect(new Set(answers.map((answer) => dataOf<Reglement>(answer, 200).reglementid))).toEqual(
      new Set([reglementid]),
    );
    expect(outcomeOf(await counter.pay({ ...payment, montant: 999 }))).toBe('422 idempotence.conflit');
    expect(await house.fingerprint()).toBe(after);
    expect(await house.strayFiles()).toBe(0);
    expect(outcomeOf(await (await counter.colleague()).pay(payment))).toBe('409 reglement.deja_solde');

    await house.done(counter.person, calls.reglements.remove, { params: { reglementid } });
    await house.db.deleteFrom('idempotence').execute();
    expect(outcomeOf(await counter.pay(payment))).toBe('404 introuvable');
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

/**
 * Sends 6 copies at once, which must be one write, and a late one, which must get the same answer; the kept answer must
 * name the registers that moved.
 */
async function expectOneWrite(keyed: Keyed): Promise<void> {
  const writes = await writesIn(house.db);
  const answers = await times(6, () => sendKeyed(house, counter.person, keyed));
  expect(await writesIn(house.db)).toBe(writes + 1);
  const after = await house.fingerprint();
  const late = await sendKeyed(house, counter.person, keyed);
  expect(keyFaults(keyed, [...answers, late])).toEqual([]);
  expect(isReplay(late)).toBe(true);
  expect(await house.fingerprint()).toBe(after);
  const key = String(keyed.values.headers?.['idempotency-key']);
  expect(registerFaults(keyed.name, await registersOf(house.db, key))).toEqual([]);
  expect(await lineFaults(house.db, keyed.name, key)).toEqual([]);
}

/** Makes a user with a second factor; returns their id. */
async function protectedPerson(): Promise<number> {
  const person = await house.person([]);
  const body = { motdepasse: PASSWORD };
  const { secret } = (await house.done(person, calls.auth.prepareFacteur, { body })) as { secret: string };
  const code = hotp(fromBase32(secret), stepOf(Date.now()));
  await house.done(person, calls.auth.confirmFacteur, { body: { code } });
  return person.utilisateurid;
}

describe('every call that the contract says honours the key (CONTRACT "Types")', () => {
  test.each(IDEMPOTENT_CALLS)(
    '%s: 6 copies at once are one write, and a late one is the same answer, kept for the registers that moved',
    async (name) => {
      await expectOneWrite(await keyedRequest(house, await sceneOf(name), name, randomUUID()));
    },
  );

  test('reglements.update: a payment that moves to another register is kept for both', async () => {
    const [from, to] = [await counter.caisse(5000), await counter.caisse(5000)];
    const { depenseid } = await counter.depense(5000);
    const { reglementid } = await counter.paid({ depenseid, caisseid: from.caisseid, montant: 1000 });
    const body = { depenseid, caisseid: to.caisseid, montant: 1000, from: 0, date: today() };
    const key = randomUUID();
    await house.done(counter.person, calls.reglements.update, keyed({ params: { reglementid }, body }, key));
    const both = [from.caisseid, to.caisseid];
    expect(await registersOf(house.db, key)).toEqual({ moved: both, told: both, kept: both });
  });

  test.each(LASTING_CALLS)('%s: sent again after the purge, it is the record that it made', async (name) => {
    const request = await keyedRequest(house, await sceneOf(name), name, randomUUID());
    const first = await sendKeyed(house, counter.person, request);
    const writes = await writesIn(house.db);
    const purged = times(3, () => house.db.deleteFrom('idempotence').execute());
    const answers = await times(6, () => sendKeyed(house, counter.person, request));
    await purged;
    await house.db.deleteFrom('idempotence').execute();
    answers.push(await sendKeyed(house, counter.person, request));
    expect(answers.every(isReplay)).toBe(true);
    expect(new Set(answers.map(({ body }) => JSON.stringify(shownIn(body))))).toEqual(
      new Set([JSON.stringify(shownIn(first.body))]),
    );
    expect(answers.at(-1)?.status).toBe(200);
    expect(await writesIn(house.db)).toBe(writes);
  });

  test('utilisateurs.removeFacteur: the same, of somebody who has a second factor', async () => {
    const params = { utilisateurid: await protectedPerson() };
    const call = calls.utilisateurs.removeFacteur as unknown as Call;
    await expectOneWrite({ name: 'utilisateurs.removeFacteur', call, values: keyed({ params }, randomUUID()) });
  });
});
