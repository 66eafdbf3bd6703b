import { playAvances } from '../suites/histories/avances';
import { Counter } from '../suites/money/counter';
import { type Campaign, type Outcome, type Setting, scaled } from './campaign';
import { inHouse } from './standing';

const HISTORIES = 1000;
/** How many histories share a house: its whole ledger is checked after each. */
const IN_ONE_HOUSE = 100;
const SAID_EVERY = 20;
/** Time limit for the histories of one house, including the shortening of one that fails. */
const LIMIT_MS = 30 * 60_000;

async function play(setting: Setting): Promise<Outcome> {
  const whole = scaled(setting, HISTORIES);
  const findings: string[] = [];
  let done = 0;
  const onDone = () => {
    done += 1;
    if (done % SAID_EVERY === 0) setting.say(`${done} of ${whole} histories, ${findings.length} findings`);
  };
  for (let first = 0; first < whole; first += IN_ONE_HOUSE) {
    const [runs, seed] = [Math.min(IN_ONE_HOUSE, whole - first), (setting.seed + first) % 2 ** 31];
    await inHouse(async (house) =>
      playAvances(await Counter.open(house), { runs, seed, onDone, limitMs: LIMIT_MS }),
    ).catch((error: unknown) => {
      findings.push(`seed ${seed}: ${String(error)}`);
      setting.say(findings.at(-1) ?? '');
    });
  }
  return { counts: { histories: done }, findings };
}

/** Asks for advances, pays them out, spends, corrects and gives them back at the same instant (ADR 0039). */
export const avances: Campaign = { shows: 'I44, I45', run: play };
