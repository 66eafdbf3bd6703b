import { playHistories, staffOf } from '../suites/histories/history';
import { type Campaign, type Setting, scaled } from './campaign';
import { inHouse } from './standing';

const HISTORIES = 2000;
/** How many histories share a house: each history reads whole lists, which grow with the histories before it. */
const IN_ONE_HOUSE = 100;
const SAID_EVERY = 20;
/** Time limit for the histories of one house, including the shortening of one that fails. */
const LIMIT_MS = 30 * 60_000;

/** Puts the reason before the history, which is long and can be repeated by its seed. */
function reasonFirst(told: string): string {
  const at = told.search(/^Got /m);
  return at < 0 ? told : `${told.slice(at)}\n${told.slice(0, at)}`;
}

async function play(setting: Setting) {
  const whole = scaled(setting, HISTORIES);
  const findings: string[] = [];
  const seeds: number[] = [];
  let done = 0;
  const onDone = () => {
    done += 1;
    if (done % SAID_EVERY === 0) setting.say(`${done} of ${whole} histories, ${findings.length} findings`);
  };
  for (let first = 0; first < whole; first += IN_ONE_HOUSE) {
    const [runs, seed] = [Math.min(IN_ONE_HOUSE, whole - first), (setting.seed + first) % 2 ** 31];
    seeds.push(seed);
    await inHouse(async (house) =>
      playHistories(await staffOf(house), { runs, seed, onDone, limitMs: LIMIT_MS }),
    ).catch((error: unknown) => {
      findings.push(`seed ${seed}: ${reasonFirst(String(error))}`);
      setting.say(findings.at(-1) ?? '');
    });
  }
  return { counts: { histories: done, 'seeds, one for each hundred': seeds.join(' ') }, findings };
}

/** Plays two thousand random histories and compares them with a model (RELIABILITY § 4). */
export const histories: Campaign = { shows: 'F37, I01–I29, P04–P06', run: play };
