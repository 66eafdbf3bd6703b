import type { House } from '../suites/house';
import { Counter } from '../suites/money/counter';
import { lastDebtFaults, sharedDebtFaults } from '../suites/money/lastDebt';
import { FRANC_KS, lastFrancFaults } from '../suites/money/lastFranc';
import { type Campaign, type Outcome, type Setting, scaled } from './campaign';
import { inHouse } from './standing';

const FRANC_ROUNDS = 1000;
const DEBT_ROUNDS = 200;
const SAID_EVERY = 100;

type Round = (counter: Counter, k: number, round: number) => Promise<string[]>;

/** Runs the rounds of one K in a house of its own, then checks the ledger. */
async function roundsOf(house: House, k: number, rounds: number, round: Round, say: Setting['say']): Promise<string[]> {
  const counter = await Counter.open(house);
  const findings: string[] = [];
  for (let n = 1; n <= rounds; n += 1) {
    findings.push(...(await round(counter, k, n)));
    if (n % SAID_EVERY === 0 || n === rounds) say(`K = ${k}: ${n} of ${rounds} rounds, ${findings.length} findings`);
  }
  return [...findings, ...(await house.violations()).map((violation) => `K = ${k}: ${JSON.stringify(violation)}`)];
}

async function everyK(ks: readonly number[], rounds: number, round: Round, { say }: Setting): Promise<Outcome> {
  const findings: string[] = [];
  for (const k of ks) findings.push(...(await inHouse((house) => roundsOf(house, k, rounds, round, say))));
  return { counts: { 'rounds of each K': rounds, K: ks.join(' '), 'races in all': rounds * ks.length }, findings };
}

/** Races K people for a last franc, a thousand times for each K (RELIABILITY § 4). */
export const franc: Campaign = {
  shows: 'F21, P08',
  run: (setting) =>
    everyK(FRANC_KS, scaled(setting, FRANC_ROUNDS), (counter, k, n) => lastFrancFaults(counter, k, 1000 + n), setting),
};

/** Races K people for a last debt: in turn each pays all of it, or each pays more than half of it. */
export const debt: Campaign = {
  shows: 'F22, P09, I11',
  run: (setting) =>
    everyK(
      FRANC_KS,
      scaled(setting, DEBT_ROUNDS),
      (counter, k, n) => (n % 2 === 1 ? lastDebtFaults(counter, k, 1000 + n) : sharedDebtFaults(counter, k)),
      setting,
    ),
};
