import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawFrom } from '../../demo/draw';
import { Counter } from '../suites/money/counter';
import type { Campaign, Setting } from './campaign';
import { Day } from './day';
import { type Memory, memoryOf, slopeOf } from './memory';
import { inHouse, type StandingHouse } from './standing';
import { Log, steadily } from './steady';

const MINUTE_MS = 60_000;
const MINUTES = 30;
const PER_SECOND = 100;
/** How often the memory is read in a minute. The lowest value counts: it is what a garbage collection leaves. */
const LOOKS = 12;
/** Largest growth in MiB a minute over the last two thirds, for the server and for the database's own memory. */
const MAX_SLOPE = 1;
/** In a shorter run the memory has not settled: its growth is reported, not judged. */
const JUDGED_MINUTES = 10;

const least = (looks: readonly Memory[]): Memory => ({
  node: Math.min(...looks.map(({ node }) => node)),
  postgres: Math.min(...looks.map(({ postgres }) => postgres)),
  shared: Math.max(...looks.map(({ shared }) => shared)),
});
const shown = ({ node, postgres, shared }: Memory) =>
  `node ${node.toFixed(0)}, postgres ${postgres.toFixed(0)} + ${shared.toFixed(0)} shared MiB`;
const lastTwoThirds = <T>(values: readonly T[]) => values.slice(Math.floor(values.length / 3));

/** Checks a house minute by minute, until the work there ends. */
async function watch(house: StandingHouse, log: Log, setting: Setting, signal: AbortSignal) {
  const minutes: Memory[] = [];
  const findings: string[] = [];
  const look = () => memoryOf(house.server.child.pid ?? 0, join(house.dataDir, 'base'));
  while (!signal.aborted) {
    const looks = [await look()];
    for (let n = 1; n <= LOOKS && !signal.aborted; n += 1) {
      await sleep(MINUTE_MS / LOOKS);
      looks.push(await look());
    }
    const violations = await house.violations();
    findings.push(...violations.map((violation) => `minute ${minutes.length + 1}: ${JSON.stringify(violation)}`));
    const memory = least(looks);
    minutes.push(memory);
    const { p50, p99 } = log.take();
    setting.say(
      `minute ${minutes.length}: ${log.done} requests, ${log.errors.length} errors, p50 ${p50.toFixed(1)} ` +
        `p99 ${p99.toFixed(1)} ms, ${shown(memory)}, ledger ${violations.length === 0 ? 'sound' : 'BROKEN'}`,
    );
  }
  return { minutes, findings };
}

async function soakIn(house: StandingHouse, setting: Setting) {
  const day = await Day.open(await Counter.open(house), drawFrom(setting.seed));
  const log = new Log();
  const ms = Math.max(MINUTE_MS, MINUTES * setting.scale * MINUTE_MS);
  const over = new AbortController();
  const { signal } = over;
  // If one of the two fails, the other ends as well.
  const [{ minutes, findings }] = await Promise.all([
    watch(house, log, setting, signal).finally(() => over.abort()),
    steadily(() => day.once(), { perSecond: PER_SECOND, ms, log, signal }).finally(() => over.abort()),
  ]);
  const rest = lastTwoThirds(minutes);
  const slopes = {
    node: slopeOf(rest.map(({ node }) => node)),
    postgres: slopeOf(rest.map(({ postgres }) => postgres)),
  };
  const steep = Object.entries(slopes).filter(([, slope]) => slope > MAX_SLOPE);
  if (ms >= JUDGED_MINUTES * MINUTE_MS) {
    findings.push(...steep.map(([what, slope]) => `${what} grows by ${slope.toFixed(2)} MiB a minute`));
  }
  const end = minutes.at(-1);
  return {
    counts: {
      minutes: ms / MINUTE_MS,
      requests: log.sent,
      errors: log.errors.length,
      'in the end': end ? shown(end) : 'unknown',
      'node MiB a minute': slopes.node.toFixed(2),
      'postgres MiB a minute': slopes.postgres.toFixed(2),
    },
    findings: [...log.errors, ...findings],
  };
}

/** Half an hour of working-day requests, a hundred a second (RELIABILITY § 4). */
export const soak: Campaign = {
  shows: 'F17, F36, P07',
  run: (setting) => inHouse((house) => soakIn(house, setting), { isPatient: false }),
};
