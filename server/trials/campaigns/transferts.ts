import { Counter } from '../suites/money/counter';
import { Crossing } from '../suites/money/crossing';
import { type Campaign, type Outcome, type Setting, scaled } from './campaign';
import { inHouse } from './standing';

const ROUNDS = 6000;
const CLIENTS = 16;
const SAID_EVERY = 100;
/** How many rounds share a house: its whole ledger is checked after them. */
const IN_ONE_HOUSE = 1000;

async function cross(setting: Setting): Promise<Outcome> {
  const whole = scaled(setting, ROUNDS);
  const findings: string[] = [];
  for (let done = 0; done < whole; done += IN_ONE_HOUSE) {
    await inHouse(async (house) => {
      const crossing = await Crossing.open(await Counter.open(house));
      for (let round = done + 1; round <= Math.min(done + IN_ONE_HOUSE, whole); round += 1) {
        findings.push(...(await crossing.faults(round, CLIENTS)));
        if (round % SAID_EVERY === 0 || round === whole)
          setting.say(`${round} of ${whole} rounds, ${findings.length} findings`);
      }
      findings.push(...(await house.violations()).map((violation) => JSON.stringify(violation)));
    });
  }
  return { counts: { rounds: whole, clients: CLIENTS, transfers: whole * CLIENTS }, findings };
}

/** Sends money from A to B and from B to A at the same instant, while others answer what is on its way (ADR 0035). */
export const transferts: Campaign = { shows: 'F17, I38–I40', run: cross };
