import { sql } from 'kysely';
import pg from 'pg';
import { foldCumuls, foldTotals } from '../server/db/maintenance.repository';
import { openDatabase } from '../server/db/pool';
import { horizonOf } from '../server/frame/audit/chaine.repository';
import { sealUpTo } from '../server/frame/audit/sceaux';
import type { Connection } from '../server/frame/embedded/roles';
import { isFilled, seed, type Volume } from './seed';

/** Fills a migrated database and leaves it as its maintenance would; one that an earlier run filled gets no rows more. */
export async function fill(connection: Connection, volume: Volume, say: (line: string) => void): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const started = performance.now();
    if (!(await isFilled(client))) {
      const contents = Object.entries(volume).map(([name, n]) => `${n} ${name}`);
      say(`${contents.join(', ')}: filling…`);
      await seed(client, volume);
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
    // Before the database stops: its own failure is the one to be told.
    await client.end();
  }
}
