import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsOf } from '../db/installation.repository';
import { violationsOf } from '../ledger/check';
import * as migrations from '../migrations/registry';
import { buildServer, startServer } from '../trials/testing/serverProcess';
import { readLedgerTotals } from './catalogue.repository';
import { readManifest } from './manifest';
import { restoreInto } from './restoreInto';
import { openLongSession } from './session';
import { emptyDatabase } from './testing/emptyDatabase';
import { pictureOf } from './testing/picture';
import { lastBackup, signedIn } from './testing/tools';

/** A small house of each release, entered and backed up by its own code (`keepHouse.ts`, ADR 0055). */
const RELEASES = join(import.meta.dirname, 'testing', 'releases');

let folder: string;
beforeAll(async () => {
  await buildServer();
  folder = await mkdtemp(join(tmpdir(), 'comptoir-releases-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(readdirSync(RELEASES))('the house of %s is upgraded: same francs, sound ledger, same people', async (file) => {
  const place = join(folder, file.replace('.tar.gz', ''));
  await mkdir(place);
  execFileSync('tar', ['-xzf', join(RELEASES, file), '-C', place]);
  const backup = await lastBackup(place);
  const { violations, ...totals } = (await readManifest(backup)).ledger;

  await using database = await emptyDatabase();
  const { connection, connectionString: databaseUrl } = database;
  const dataDir = join(place, 'data');
  await restoreInto({ databaseUrl, allowUnsafeDb: true, s3: undefined, dataDir }, backup, () => undefined);
  await using session = await openLongSession(connection);
  expect(await migrationsOf(session.db)).toEqual(Object.keys(migrations).sort());
  expect(await readLedgerTotals(session.db)).toEqual(totals);
  expect((await violationsOf(session.db)).map(({ id }) => id)).toEqual(violations);

  const server = await startServer({ dataDir, env: { DATABASE_URL: databaseUrl, ALLOW_UNSAFE_DB: '1' } });
  expect((await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
  await signedIn(server.baseUrl, 'konan', 'Dix calaos sur la lagune');
  const { answers, files } = await pictureOf(await signedIn(server.baseUrl, 'admin', 'Bandama-2026-Cocody'));
  expect(Object.keys(answers).length).toBeGreaterThan(25);
  expect(Object.values(files).filter((answer) => answer.startsWith('200')).length).toBeGreaterThanOrEqual(4);
  expect(await server.end('SIGTERM')).toBe(0);
});
