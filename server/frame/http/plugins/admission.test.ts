import { expect, it } from 'vitest';
import { testApp } from '../../../trials/testing/app';
import { openedHouse } from '../../../trials/testing/opened';

const PATIENCE_MS = 4000;

const { house, admin } = openedHouse(() => testApp({ config: { poolMax: 2 }, patienceMs: PATIENCE_MS }));

/** Does `work` while all connections are taken. */
async function withoutConnections(work: () => Promise<void>): Promise<void> {
  let release: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  const taken: Promise<void>[] = [];
  const holders = [1, 2].map(async () => {
    let isTaken: () => void = () => undefined;
    taken.push(
      new Promise((resolve) => {
        isTaken = resolve;
      }),
    );
    await house.db.connection().execute(async () => {
      isTaken();
      await isOver;
    });
  });
  await Promise.all(taken);
  await work().finally(release);
  await Promise.all(holders);
}

it('an exhausted pool is 503 within its patience, for requests in a row too (RELIABILITY F16)', async () => {
  expect((await admin.get('caisses/whithpagination')).status).toBe(200);
  await withoutConnections(async () => {
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.get('caisses/whithpagination')));
    // If they had waited one after the other, this would have taken twice as long.
    expect(performance.now() - started).toBeLessThan(2 * PATIENCE_MS);
    for (const { status, headers } of answers) expect([status, headers.has('retry-after')]).toEqual([503, true]);
  });
});
