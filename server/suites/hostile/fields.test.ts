import { describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls';
import { normalizeText } from '#domain/texte';
import { opened } from '../../testing/opened';
import { PERMISSION_NAMES } from '../access/roles';
import { askOf } from '../ask';
import { openHouse } from '../house';
import type { Answered } from '../wire';
import { BASELINES, type CallName, callNamed, REFUSED_BY_STATE } from './baselines';
import { mutationFaults, sendAs } from './judge';
import { type Mutation, mutationsOf } from './mutations';
import { buildScene } from './scene';

const house = opened(openHouse);
const admin = opened(() => house.person(PERMISSION_NAMES));
const scene = opened(() => buildScene(house, admin));

const names = allCalls.map(({ name }) => name as CallName);
const isRead = (name: CallName) => callNamed(name).method === 'GET';
/** Its failures throttle every later sign-in from here: signInFields.test.ts has a server of its own. */
const isApart = (name: CallName) => name === 'auth.login';

describe('a good request of each call passes, so that a hostile one is refused for its own fault', () => {
  const last = (name: CallName) => ['.remove', '.logout'].some((end) => name.endsWith(end));
  // Reads first: a corrected payment has another proof than the one the scene names.
  const inOrder = [
    ...names.filter(isRead),
    ...names.filter((name) => !isRead(name) && !last(name)),
    ...names.filter(last),
  ];
  test.each(inOrder)('%s', async (name) => {
    const person = name === 'auth.logout' ? await house.person([]) : admin;
    const own = last(name) && name !== 'auth.logout' ? await buildScene(house, admin) : scene;
    const answer = await sendAs(house, person, askOf(callNamed(name), BASELINES[name](own)));
    expect({ status: answer.status, text: answer.status < 400 ? '' : answer.text }).toMatchObject({
      status: REFUSED_BY_STATE[name] ?? callNamed(name).status,
    });
  });
});

const IN_PARALLEL = 8;

/** Sends what must be refused, several at a time, and says what changed or was answered wrongly (P01). */
async function faultsOfRefused(name: CallName, mutations: readonly Mutation[]): Promise<string[]> {
  const call = callNamed(name);
  const before = await house.fingerprint();
  const faults: string[] = [];
  for (let i = 0; i < mutations.length; i += IN_PARALLEL) {
    const batch = mutations.slice(i, i + IN_PARALLEL);
    const answers = await Promise.all(batch.map(({ asked }) => sendAs(house, admin, asked)));
    faults.push(...answers.flatMap((answer, k) => mutationFaults(call, batch[k]!, answer)));
  }
  if ((await house.fingerprint()) !== before) faults.push(`${name}: a refused request changed the database`);
  return faults;
}

/** Sends what may be taken: stored exactly as a text is, or refused without a trace (P01, RELIABILITY F77, F78). */
async function faultsOfAccepted(name: CallName, mutations: readonly Mutation[]): Promise<string[]> {
  const call = callNamed(name);
  const faults: string[] = [];
  let before = await house.fingerprint();
  for (const mutation of mutations) {
    const answer = await sendAs(house, admin, mutation.asked);
    const after = await house.fingerprint();
    faults.push(...mutationFaults(call, mutation, answer));
    if (answer.status >= 400 && after !== before)
      faults.push(`${mutation.field} = ${mutation.value}: refused, yet written`);
    if (answer.status < 400) faults.push(...alterations(mutation, answer));
    before = after;
  }
  return faults;
}

function alterations({ place, field, value, asked }: Mutation, { body }: Answered): string[] {
  if (place !== 'body' || !['libelle', 'description'].includes(field)) return [];
  const isJson = asked.headers?.['content-type'] === 'application/json';
  const sent = normalizeText(isJson ? (JSON.parse(value) as string) : value);
  const stored = (body as { data: Record<string, unknown> }).data[field];
  return stored === undefined || stored === sent ? [] : [`${field} = ${value}: stored as ${JSON.stringify(stored)}`];
}

describe('hostile values in every field: a clear refusal, nothing written, never a server error (RELIABILITY F66–F82, P01)', () => {
  test.each(names.filter((name) => !isApart(name)))('%s', async (name) => {
    const mutations = mutationsOf(name, callNamed(name), BASELINES[name](scene));
    const refused = mutations.filter(({ mustBeRefused }) => mustBeRefused);
    const either = mutations.filter(({ mustBeRefused }) => !mustBeRefused);
    expect(await faultsOfRefused(name, refused)).toEqual([]);
    expect(await faultsOfAccepted(name, either)).toEqual([]);
  });
});

describe('a missing, an unknown, a poisonous field (RELIABILITY F71, F72)', () => {
  const writes = names.filter((name) => callNamed(name).hasBody && !isApart(name));

  test.each(writes)('%s', async (name) => {
    const call = callNamed(name);
    const good = BASELINES[name](scene);
    const fingerprintBefore = await house.fingerprint();
    for (const field of [
      'solde',
      'utilisateurid_',
      'createdon',
      'supprimele',
      'net',
      'regle',
      'constructor',
      'toString',
    ]) {
      const answer = await sendAs(house, admin, askOf(call, { ...good, body: { ...good.body, [field]: 1 } }));
      // The parser of forms refuses by itself what is named like an object's own member.
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
