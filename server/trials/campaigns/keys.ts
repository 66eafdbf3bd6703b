import { randomUUID } from 'node:crypto';
import { type Draw, drawFrom } from '../../demo/draw';
import { departure } from '../suites/departure';
import { changedSince } from '../suites/fingerprint';
import { buildScene } from '../suites/hostile/scene';
import type { House, Person } from '../suites/house';
import { IDEMPOTENT_CALLS, keyedRequest, keyFaults, sendKeyed, writesIn } from '../suites/money/oneKey';
import { PERMISSION_NAMES } from '../suites/roles';
import type { Answered } from '../suites/wire';
import { type Campaign, type Setting, scaled, shuffled } from './campaign';
import { inHouse } from './standing';

const KEYS = 1000;
/** How many keys are sent mixed with each other. */
const AT_ONCE = 8;

/**
 * Sends several keys, each 2 to 10 times, all copies at the same instant in a random order; then each key once more.
 * Each key has its own scene, because a deletion or a payment under one key could make another request fail.
 */
async function faultsOfKeys(house: House, admin: Person, first: number, count: number, draw: Draw) {
  const keyed = [];
  for (let n = first; n < first + count; n += 1) {
    const name = IDEMPOTENT_CALLS[n % IDEMPOTENT_CALLS.length];
    if (name) keyed.push(await keyedRequest(house, await buildScene(house, admin), name, randomUUID()));
  }
  const writes = await writesIn(house.db);
  const copies = keyed.flatMap((one) => Array.from({ length: draw.between(2, 10) }, () => one));
  const answers = await Promise.all(
    shuffled(draw, copies).map(async (one) => ({ one, answer: await sendKeyed(house, admin, one) })),
  );
  const before = await house.fingerprint();
  const late = new Map<object, Answered>();
  for (const one of keyed) late.set(one, await sendKeyed(house, admin, one));
  const all = (one: object) => [
    ...answers.filter((sent) => sent.one === one).map(({ answer }) => answer),
    ...[late.get(one)].filter((answer) => answer !== undefined),
  ];
  const faults = [
    ...keyed.flatMap((one) => keyFaults(one, all(one))),
    ...departure('writes', (await writesIn(house.db)) - writes, keyed.length),
    ...departure('changed by late copies', changedSince(before, await house.fingerprint()), []),
  ];
  return { faults, requests: answers.length + late.size };
}

async function sendKeys(house: House, setting: Setting) {
  const admin = await house.person(PERMISSION_NAMES);
  const draw = drawFrom(setting.seed);
  const whole = scaled(setting, KEYS);
  const findings: string[] = [];
  let requests = 0;
  for (let sent = 0; sent < whole; sent += AT_ONCE) {
    const { faults, requests: some } = await faultsOfKeys(house, admin, sent, Math.min(AT_ONCE, whole - sent), draw);
    findings.push(...faults);
    requests += some;
    if (sent % 100 < AT_ONCE)
      setting.say(`${sent} of ${whole} keys, ${requests} requests, ${findings.length} findings`);
  }
  findings.push(...(await house.violations()).map((violation) => JSON.stringify(violation)));
  findings.push(...departure('stray files', await house.strayFiles(), 0));
  return { counts: { keys: whole, requests, calls: IDEMPOTENT_CALLS.length }, findings };
}

/**
 * Sends a thousand keys, over all calls that honour one, each two to ten times and mixed with others (RELIABILITY § 4).
 */
export const keys: Campaign = {
  shows: 'F25, F26, P03, P16',
  run: (setting) => inHouse((house) => sendKeys(house, setting)),
};
