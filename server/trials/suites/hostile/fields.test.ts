import { allCalls } from '@comptoir/contract/calls';
import { describe, expect, test } from 'vitest';
import { SEED, someOf } from '../amount';
import { askOf } from '../ask';
import { faultsOfAccepted, faultsOfRefused } from './attack';
import { BASELINES, type CallName, callNamed, isOnce, statusOf } from './baselines';
import { encaissement } from './baselines.ventes';
import { sendAs } from './judge';
import { type Mutation, mutationsOf } from './mutations';
import { openedScene } from './opened';
import { buildScene } from './scene';

const { house, admin, scene } = openedScene();

const names = allCalls.map(({ name }) => name as CallName);
const isRead = (name: CallName) => callNamed(name).method === 'GET';
/** Sign-ins are left out, because their failures throttle later ones; signInFields.test.ts has its own server. */
const isApart = (name: CallName) => name === 'auth.login';
/**
 * How many values of each call a short run tries: those that must be refused, and those that may be taken, which take
 * longer.
 */
const [REFUSED, TAKEN] = [16, 3];
/** Ends a test that hangs, when it tries all values of a call that hashes a password or moves files. */
const LONG_MS = 900_000;

async function expectNoFaults(name: CallName, mutations: readonly Mutation[]): Promise<void> {
  const refused = mutations.filter(({ mustBeRefused }) => mustBeRefused);
  const either = mutations.filter(({ mustBeRefused }) => !mustBeRefused);
  expect(await faultsOfRefused(house, admin, name, someOf(refused, REFUSED)), `SEED=${SEED}`).toEqual([]);
  expect(await faultsOfAccepted(house, admin, name, someOf(either, TAKEN)), `SEED=${SEED}`).toEqual([]);
}

describe('a good request of each call passes, so that a hostile one is refused for its own fault', () => {
  const last = (name: CallName) => isOnce(name) || name === 'auth.logout';
  // Reads come first: a corrected payment has another proof than the one that the scene names.
  const inOrder = [
    ...names.filter(isRead),
    ...names.filter((name) => !isRead(name) && !last(name)),
    ...names.filter(last),
  ];
  test.each(inOrder)('%s', async (name) => {
    const person = name === 'auth.logout' ? await house.person([]) : admin;
    const own = isOnce(name) ? await buildScene(house, admin) : scene;
    const good = BASELINES[name](own);
    const answer = await sendAs(house, person, askOf(callNamed(name), good));
    expect({ status: answer.status, text: answer.status < 400 ? '' : answer.text }).toMatchObject({
      status: statusOf(name, good),
    });
  });
});

describe('hostile values in every field: refused clearly, nothing written (RELIABILITY F66–F82, P01)', () => {
  test('the payment of an order (from 1)', async () => {
    const name = 'reglements.create';
    const mutations = mutationsOf(name, callNamed(name), encaissement(scene));
    await expectNoFaults(name, mutations);
  });

  test.each(names.filter((name) => !isApart(name)))(
    '%s',
    async (name) => {
      // Each of these gets its own scene, so that the others keep their records.
      const own = isOnce(name) ? await buildScene(house, admin) : scene;
      const mutations = mutationsOf(name, callNamed(name), BASELINES[name](own));
      await expectNoFaults(name, mutations);
    },
    LONG_MS,
  );
});

describe('a missing, an unknown, a poisonous field (RELIABILITY F71, F72)', () => {
  const writes = names.filter((name) => callNamed(name).hasBody && !isApart(name));

  test.each(writes)('%s', async (name) => {
    const call = callNamed(name);
    const good = BASELINES[name](scene);
    const fingerprintBefore = await house.fingerprint();
    const strange = ['solde', 'utilisateurid_', 'createdon', 'supprimele', 'net', 'regle', 'constructor', 'toString'];
    // What is derived of a row that was read may be sent back, and is not written.
    for (const field of strange.filter((name) => !Object.hasOwn(call.row?.shape ?? {}, name))) {
      const answer = await sendAs(house, admin, askOf(call, { ...good, body: { ...good.body, [field]: 1 } }));
      // The parser of forms itself refuses a field named like a member of every object.
      const isMember = call.file !== null && field in Object.prototype;
      const refusal = { code: 'requete.invalide', errors: [{ path: field, code: 'champ.inconnu' }] };
      expect({ field, body: answer.body }).toMatchObject({
        body: { status: false, ...(isMember ? { code: 'requete.multipart' } : refusal) },
      });
    }
    for (const field of Object.keys(call.body.shape)) {
      if (call.body.safeParse({ ...good.body, [field]: undefined }).success) continue;
      const answer = await sendAs(house, admin, askOf(call, { ...good, body: { ...good.body, [field]: undefined } }));
      expect({ field, body: answer.body }).toMatchObject({ body: { errors: [{ path: field, code: 'champ.requis' }] } });
    }
    expect(await house.fingerprint()).toBe(fingerprintBefore);
  });

  test.each(names.filter((name) => !isApart(name)))(
    '%s: an unknown or repeated query parameter is 422',
    async (name) => {
      const asked = askOf(callNamed(name), { ...BASELINES[name](scene), query: {} });
      for (const search of ['inconnu=1', '__proto__=1', 'constructor=1', 'page=1&page=2', 'page[]=1']) {
        const answer = await sendAs(house, admin, { ...asked, path: `${asked.path}?${search}` });
        expect({ search, status: answer.status }).toEqual({ search, status: 422 });
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );
});
