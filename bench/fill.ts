import { sql } from 'kysely';
import pg from 'pg';
import { foldCumuls, foldTotals } from '../server/db/maintenance.repository';
import { openDatabase } from '../server/db/openDatabase';
import { horizonOf } from '../server/frame/audit/chaine.repository';
import { sealUpTo } from '../server/frame/audit/sceaux';
import type { Connection } from '../server/frame/embedded/roles';
import { isFilled, seed, type Volume } from './seed';

/**
 * Fills a migrated database and leaves it as maintenance would. A database that an earlier run filled gets no more
 * rows.
 */
export async function fill(connection: Connection, volume: Volume, say: (line: string) => void): Promise<void> {
  const clients = [new pg.Client(connection), new pg.Client(connection)] as const;
  const [client] = clients;
  for (const one of clients) await one.connect();
  try {
    const started = performance.now();
    if (!(await isFilled(client))) {
      const contents = Object.entries(volume).map(([name, n]) => `${n} ${name}`);
      say(`${contents.join(', ')}: filling…`);
      await seed(clients, volume);
    }
    const { db, close } = openDatabase(connection, { max: 1 });
    try {
      await sql`SET statement_timeout = 0`.execute(db);
      await foldTotals(db);
      await foldCumuls(db);
      await sealUpTo(db, (await horizonOf(db)).jusqua);
    } finally {
      await close();
    }
    await client.query('VACUUM ANALYZE');
    say(`ready in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } finally {
    // They end before the database stops, so that only a failure of the filling itself is reported.
    for (const one of clients) await one.end();
  }
}
