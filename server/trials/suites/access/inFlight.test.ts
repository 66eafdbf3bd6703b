import { calls } from '@comptoir/contract/calls';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openedForTests } from '../../testing/openedForTests';
import { amount, SEED } from '../amount';
import { changedSince } from '../fingerprint';
import { type CallName, callNamed } from '../hostile/baselines';
import { buildScene, type Scene } from '../hostile/scene';
import { openHouse, type Person } from '../house';
import { PERMISSION_NAMES } from '../roles';
import { type Landed, takeOff, watchAdmission } from './inFlight';
import { goodRequest, OF_REGISTERS, WRITES } from './writes';

const house = openedForTests(openHouse);
const admin = openedForTests(() => house.person(PERMISSION_NAMES));
const standing = openedForTests(async () => ({ scenes: [await buildScene(house, admin)] }));
const sceneNow = () => standing.scenes.at(-1) as Scene;

afterEach(() => vi.restoreAllMocks());

const ask = (call: unknown, values: object) => house.done(admin, call, values);

async function profilOf({ utilisateurid }: Person) {
  const { profilid, libelleprofil } = (await ask(calls.utilisateurs.byId, { params: { utilisateurid } })) as {
    profilid: number;
    libelleprofil: string;
  };
  return { profilid, libelle: libelleprofil };
}

interface Loss {
  take(them: Person, name: CallName): Promise<unknown>;
  /** For instance `401 auth.session`; several when the call decides which. */
  refusals: readonly string[];
  /** Tells which writes notice the loss; all of them when absent. */
  isOf?(name: CallName): boolean;
}

const OVER = ['401 auth.session'];
const params = ({ utilisateurid }: Person) => ({ params: { utilisateurid } });

/** What an administrator takes away while a request is on its way. */
const LOSSES: Readonly<Record<string, Loss>> = {
  'the session': { take: (them) => house.done(them, calls.auth.logout, {}), refusals: OVER },
  'the account, locked': {
    take: (them) => ask(calls.utilisateurs.lock, { ...params(them), body: { verrouille: true } }),
    refusals: OVER,
  },
  'the account, deleted': { take: (them) => ask(calls.utilisateurs.remove, params(them)), refusals: OVER },
  'the permission': {
    async take(them, name) {
      const { profilid, libelle } = await profilOf(them);
      const permissions = PERMISSION_NAMES.filter((held) => !callNamed(name).access.includes(held));
      await ask(calls.profils.update, { params: { profilid }, body: { libelle, permissions } });
    },
    refusals: ['403 auth.permission'],
    isOf: (name) => typeof callNamed(name).access !== 'string',
  },
  'the registers': {
    take: (them) => ask(calls.utilisateurs.giveCaisses, { ...params(them), body: { caisses: [] } }),
    refusals: ['404 introuvable', '422 champ.invalide'],
    isOf: (name) => OF_REGISTERS.includes(name),
  },
  'the password, which is temporary now': {
    take: (them) =>
      house.db
        .updateTable('utilisateur')
        .set({ motdepassetemporaire: true })
        .where('utilisateurid', '=', them.utilisateurid)
        .execute(),
    refusals: ['403 auth.motdepasse_temporaire'],
    isOf: (name) => !callNamed(name).isOpenToTemporaryPassword,
  },
};

const told = ({ status, code }: Landed) => `${status} ${code ?? ''}`.trim();

/**
 * Takes something away from a user whose write is on its way, lets the write arrive, and returns what is wrong with its
 * result.
 */
async function faultsOf(name: CallName, lost: string, { take, refusals }: Loss): Promise<string[]> {
  const them = await house.person(PERMISSION_NAMES);
  const values = await goodRequest(house, sceneNow(), name, them);
  const flight = await takeOff(house.wire.origin, watchAdmission(), { name, values, person: them });
  await take(them, name);
  const before = await house.fingerprint();
  const outcome = told(await flight.land());
  vi.restoreAllMocks();
  const changed = changedSince(before, await house.fingerprint());
  // The record that the request would restore is in the trash, so the next tests get a new scene.
  if (name === 'corbeille.restore') standing.scenes.push(await buildScene(house, admin));
  return [
    ...(refusals.includes(outcome) ? [] : [`${name}, ${lost}: ${outcome}`]),
    ...changed.map((table) => `${name}, ${lost}: changed ${table}`),
  ];
}

describe('what is taken while a body is on its way is lost to it (RELIABILITY F85, F86)', () => {
  const losses = Object.entries(LOSSES);

  test.each(WRITES)('%s', async (name) => {
    const felt = losses.filter(([, { isOf }]) => isOf?.(name) ?? true);
    // A short run tries one loss for each call, chosen by the seed; the long suite tries them all.
    const first = SEED + WRITES.indexOf(name);
    for (let i = 0; i < amount(1, felt.length); i += 1) {
      const [lost, loss] = felt[(first + i) % felt.length] as [string, Loss];
      expect(await faultsOf(name, lost, loss)).toEqual([]);
    }
  });

  test('no file is left of any of them, and the ledger is sound', async () => {
    expect(await house.strayFiles()).toBe(0);
    expect(await house.violations()).toEqual([]);
  });
});
