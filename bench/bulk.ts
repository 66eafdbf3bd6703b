import type pg from 'pg';

/** Statements that drop an index or foreign key, which slow a bulk load down, and make it again as before. */
interface Guard {
  drop: string;
  make: string;
}

const INDEXES = `
  SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS make
  FROM pg_index JOIN pg_class AS t ON t.oid = indrelid
  WHERE t.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;
const REFERENCES = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

/**
 * Fills without secondary indexes and foreign keys, as a restore does; they are made again afterwards, and refuse rows
 * that break them. Triggers and checks stay.
 */
export async function inBulk(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const indexes = (await client.query<Guard>(INDEXES)).rows;
  const references = (await client.query<Guard>(REFERENCES)).rows;
  for (const { drop } of [...indexes, ...references]) await client.query(drop);
  await fill();
  await client.query(`SET maintenance_work_mem = '512MB'`);
  for (const { make } of [...indexes, ...references]) await client.query(make);
  await client.query('RESET maintenance_work_mem');
}
