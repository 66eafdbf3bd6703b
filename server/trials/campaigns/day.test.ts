import { expect, test } from 'vitest';
import { drawFrom } from '../../demo/draw';
import { openHouse } from '../suites/house';
import { Counter } from '../suites/money/counter';
import { openedForTests } from '../testing/openedForTests';
import { Day } from './day';
import { Log, steadily } from './steady';

const house = openedForTests(openHouse);

test('a day’s work of several people succeeds, and every invariant holds (RELIABILITY P07, F17)', async () => {
  const day = await Day.open(await Counter.open(house), drawFrom(1));
  for (let turn = 0; turn < 40; turn += 1) await Promise.all(Array.from({ length: 8 }, () => day.once()));
  expect(await house.violations()).toEqual([]);
});

test('an even pace: each work is started and timed, those that fail are told', async () => {
  const log = new Log();
  let turn = 0;
  const work = async () => {
    turn += 1;
    if (turn === 2) throw new Error('refused');
  };
  await steadily(work, { perSecond: 100, ms: 50, log, signal: new AbortController().signal });
  expect({ sent: log.sent, done: log.done, errors: log.errors }).toEqual({ sent: 5, done: 4, errors: ['refused'] });
});

test('an even pace ends as soon as it is told to: nobody works in a house that is closed', async () => {
  const log = new Log();
  const over = new AbortController();
  await steadily(async () => over.abort(), { perSecond: 100, ms: 5_000, log, signal: over.signal });
  expect(log.sent).toBe(1);
});
