import { expect, test } from 'vitest';
import { checkLedger } from '../server/ledger/check';
import { ensureFirstAdministrator } from '../server/process/firstAdministrator';
import { testApp } from '../server/trials/testing/app';
import { openedForTests } from '../server/trials/testing/openedForTests';
import { measureWith, openBench } from './bench';
import { PASSWORD } from './client';
import { fill } from './fill';
import type { Volume } from './seed';

const MANY = 2000;
const TINY: Volume = {
  depenses: MANY,
  reglements: MANY / 2,
  mouvements: MANY * 2,
  projets: MANY,
  etapes: MANY,
  clients: MANY,
  commandes: MANY,
  utilisateurs: MANY,
  activites: MANY,
  corbeille: MANY,
};
const silent = () => undefined;

const app = openedForTests(() => testApp({ template: 'empty' }));

test('`npm run bench` fills a house, reads and pays beside the driver, and its books hold', async () => {
  const { db, connection, baseUrl, dataDir } = app;
  await ensureFirstAdministrator(db, PASSWORD);
  await fill(connection, TINY, silent);
  // What an order is measured beside inserts its rows alone, which are no sound books; an upload is a large video.
  const asked = { volume: TINY, seconds: 0, only: /^(?!order of|upload)/, folder: dataDir, say: silent };
  const bench = await openBench({ origin: baseUrl, connection, ...asked });
  try {
    const rows = await measureWith(bench, 2);
    expect(rows.filter(({ http, raw }) => !(http.p50 > 0 && raw.p50 > 0))).toEqual([]);
    expect(rows.map(({ name }) => name)).toContain('payment of an order, raw prepared, proof synced');
  } finally {
    await bench.close();
  }
  expect(await checkLedger(db)).toEqual([]);
});
