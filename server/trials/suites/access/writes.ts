import { randomUUID } from 'node:crypto';
import { allCalls, calls } from '@comptoir/contract/calls';
import { fromBase32, hotp, stepOf } from '../../../auth/totp';
import { PASSWORD } from '../../testing/people';
import type { Values } from '../ask';
import { BASELINES, type CallName } from '../hostile/baselines';
import type { Scene } from '../hostile/scene';
import type { House, Person } from '../house';
import { IDEMPOTENT_CALLS, keyedRequest } from '../money/oneKey';

/** Every write that needs a session. */
export const WRITES: readonly CallName[] = allCalls
  .filter(({ call }) => call.method !== 'GET' && call.access !== 'public')
  .map(({ name }) => name as CallName);

/** The writes that act on a register named by their request. */
export const OF_REGISTERS: readonly CallName[] = WRITES.filter((name) =>
  /^(avances\.accorder$|caisses\.(update|remove)|mouvements\.|arretes\.|transferts\.|reglements\.|imprimes\.)/.test(
    name,
  ),
);

type Own = (house: House, person: Person) => Promise<Values>;

const codeOf = (secret: string) => hotp(fromBase32(secret), stepOf(Date.now()));

async function prepared(house: House, person: Person): Promise<string> {
  const body = { motdepasse: PASSWORD };
  return ((await house.done(person, calls.auth.prepareFacteur, { body })) as { secret: string }).secret;
}

const NEW_PASSWORD = 'Sept hippopotames dans la Comoé';

/** Requests about the user's own account that would succeed. */
const OWN: Partial<Record<CallName, Own>> = {
  'themes.save': async (_house, { utilisateurid }) => ({
    params: { utilisateurid },
    body: { utilisateurid, darkmode: 1 },
  }),
  'auth.changePassword': async () => ({
    body: { ancien: PASSWORD, nouveau: NEW_PASSWORD, confirmation: NEW_PASSWORD },
  }),
  'auth.endSession': async (house, person) => {
    const [{ sessionid }] = (await house.done(person, calls.auth.sessions, {})) as [{ sessionid: number }];
    return { params: { sessionid } };
  },
  'auth.prepareFacteur': async () => ({ body: { motdepasse: PASSWORD } }),
  'auth.confirmFacteur': async (house, person) => ({ body: { code: codeOf(await prepared(house, person)) } }),
  'auth.removeFacteur': async (house, person) => {
    const code = codeOf(await prepared(house, person));
    const { secours } = (await house.done(person, calls.auth.confirmFacteur, { body: { code } })) as {
      secours: string[];
    };
    return { body: { motdepasse: PASSWORD, code: secours[0] } };
  },
};

/**
 * Returns a request of `name` that would succeed for this person now. Two calls never succeed, and get the best
 * possible request.
 */
export async function goodRequest(house: House, scene: Scene, name: CallName, person: Person): Promise<Values> {
  const own = await OWN[name]?.(house, person);
  if (own) return own;
  if (!IDEMPOTENT_CALLS.includes(name)) return BASELINES[name](scene);
  return (await keyedRequest(house, scene, name, randomUUID())).values;
}
