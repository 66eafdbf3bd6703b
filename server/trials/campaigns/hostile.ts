import { join } from 'node:path';
import { allCalls } from '@comptoir/contract/calls';
import fc from 'fast-check';
import { askOf } from '../suites/ask';
import { envelopeFaults } from '../suites/envelope';
import { BASELINES, type CallName, callNamed } from '../suites/hostile/baselines';
import { anythingFaults, valuesAround } from '../suites/hostile/fuzz';
import { mutationFaults } from '../suites/hostile/judge';
import { type Mutation, mutationsOf } from '../suites/hostile/mutations';
import { MESSAGES, messageFaults } from '../suites/hostile/rawMessages';
import { buildScene, type Scene } from '../suites/hostile/scene';
import type { Person } from '../suites/house';
import { PERMISSION_NAMES } from '../suites/roles';
import type { Asked } from '../suites/wire';
import { type Campaign, type Setting, scaled } from './campaign';
import { memoryOf } from './memory';
import { inHouse, type StandingHouse } from './standing';

const REQUESTS = 100_000;
/** How many requests of one call are sent at the same time. */
const BATCH = 16;
/** MiB to which the server's process must come back after its peaks, whatever is sent to it. */
const MAX_MIB = 400;
/** Rounds that it may take, because garbage is collected only when there is time or little memory. */
const ROUNDS_TO_COLLECT = 10;

const names = allCalls.map(({ name }) => name as CallName);

interface Hostile {
  asked: Asked;
  /** The hostile value of the table; absent for a random request. */
  mutation?: Mutation;
}

/** Returns the requests of one round: first the tables of hostile values in turn, then random requests. */
function batchOf(name: CallName, scene: Scene, round: number, seed: number): Hostile[] {
  const call = callNamed(name);
  const good = BASELINES[name](scene);
  const tables = mutationsOf(name, call, good).slice(round * BATCH, (round + 1) * BATCH);
  const chance = fc.sample(valuesAround(call, good), { numRuns: BATCH - tables.length || 1, seed });
  const random = tables.length === BATCH ? [] : chance.map((values) => ({ asked: askOf(call, values) }));
  return [...tables.map((mutation) => ({ asked: mutation.asked, mutation })), ...random];
}

async function faultsOfBatch(house: StandingHouse, person: Person, name: CallName, batch: readonly Hostile[]) {
  const call = callNamed(name);
  const requests = batch.map(({ asked }) => asked);
  const faults = await anythingFaults(house, person, call, requests, (answer, i) => {
    const mutation = batch[i]?.mutation;
    // After too many failures, a sign-in is refused before it is read.
    return mutation && answer.status !== 429 ? mutationFaults(call, mutation, answer) : envelopeFaults(call, answer);
  });
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Attacks every call once, on a new scene. */
async function round(house: StandingHouse, n: number, seed: number): Promise<string[]> {
  const admin = await house.person(PERMISSION_NAMES);
  const findings: string[] = [];
  let scene = await buildScene(house, admin);
  for (const [rank, name] of names.entries()) {
    // A signed-out user, or a scene whose records are gone, would only get refusals of that kind.
    const person = name === 'auth.logout' ? await house.person(PERMISSION_NAMES) : admin;
    findings.push(
      ...(await faultsOfBatch(house, person, name, batchOf(name, scene, n, seed + n * names.length + rank))),
    );
    if (name.includes('.remove')) scene = await buildScene(house, admin);
  }
  for (const shown of Object.keys(MESSAGES)) findings.push(...(await messageFaults(house, shown)));
  return findings;
}

async function attack(house: StandingHouse, setting: Setting) {
  const inRound = names.length * BATCH + Object.keys(MESSAGES).length;
  const rounds = Math.ceil(scaled(setting, REQUESTS) / inRound);
  const findings: string[] = [];
  const sizes: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const found = await round(house, n, setting.seed);
    for (const finding of found) setting.say(finding);
    findings.push(...found);
    const { node } = await memoryOf(house.server.child.pid ?? 0, join(house.dataDir, 'base'));
    sizes.push(node);
    setting.say(`${(n + 1) * inRound} requests, ${findings.length} findings, server ${node.toFixed(0)} MiB`);
  }
  const least = Math.min(...sizes.slice(-ROUNDS_TO_COLLECT));
  if (least > MAX_MIB) findings.push(`the server stays above ${least.toFixed(0)} MiB`);
  findings.push(...(await house.violations()).map((violation) => JSON.stringify(violation)));
  findings.push(...faultsOfLog(house.server.output()));
  const counts = {
    requests: rounds * inRound,
    calls: names.length,
    'server at most, MiB': Math.max(...sizes).toFixed(0),
    'in the end': least.toFixed(0),
  };
  return { counts, findings };
}

/** Returns the lines that the server logged as errors. */
function faultsOfLog(output: string): string[] {
  const lines = output.split('\n').filter((line) => /"level":(50|60)/.test(line));
  return lines.map((line) => `log: ${line.slice(0, 300)}`);
}

/** Sends a hundred thousand hostile requests over all calls (RELIABILITY § 4). */
export const hostile: Campaign = {
  shows: 'F66–F82, P01',
  run: (setting) => inHouse((house) => attack(house, setting)),
};
