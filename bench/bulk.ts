import type pg from 'pg';
import { inLanes } from './lanes';

/** Statements that drop an index or a foreign key, which slow a bulk load down, and make it again. */
interface Guard {
  drop: string;
  make: string;
}

// The slowest come first, so that two lanes end together.
const INDEXES = `
  SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS make
  FROM pg_index JOIN pg_class AS t ON t.oid = indrelid
  WHERE t.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
  ORDER BY pg_get_indexdef(indexrelid) LIKE '%USING gin%' DESC`;
const REFERENCES = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

/**
 * Fills without secondary indexes and foreign keys, as a restore does. They are made again afterwards and refuse rows
 * that break them. Triggers and checks stay.
 */
export async function inBulk(clients: readonly [pg.Client, pg.Client], fill: () => Promise<void>): Promise<void> {
  const [client] = clients;
  const indexes = (await client.query<Guard>(INDEXES)).rows;
  const references = (await client.query<Guard>(REFERENCES)).rows;
  for (const { drop } of [...indexes, ...references]) await client.query(drop);
  await fill();
  for (const one of clients) await one.query(`SET maintenance_work_mem = '512MB'`);
  await inLanes(
    clients,
    indexes.map(({ make }) => [make]),
  );
  // Two at once could wait for each other: each locks both of its tables.
  for (const { make } of references) await client.query(make);
}
