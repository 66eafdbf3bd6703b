import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_VIDEO_BYTES } from '@comptoir/domain/limits';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { openDatabase } from '../db/openDatabase';
import { PACE } from '../frame/http/plugins/pace';
import { openFiles } from '../frame/storage/openStorage';
import { amount } from '../trials/suites/amount';
import { testClient } from '../trials/testing/client';
import { freshDatabase } from '../trials/testing/fresh';
import { openedForTests } from '../trials/testing/openedForTests';
import { buildServer, startServer } from '../trials/testing/serverProcess';
import { testStore } from '../trials/testing/store';
import { chantierOf } from './testing/chantier';
import { storedNames } from './testing/disk';
import { abortVideo, sendVideo } from './testing/upload';

const ADMIN_PASSWORD = 'Baobab du grand marché 9';

/** A separate server process, so that its memory is its own. */
const server = openedForTests(async () => {
  await buildServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-media-'));
  const database = await freshDatabase();
  const env = { DATABASE_URL: database.connectionString, ALLOW_UNSAFE_DB: '1', ADMIN_PASSWORD, ...testStore() };
  const { child, baseUrl, end } = await startServer({ dataDir, env });
  const nobody = testClient(baseUrl, { utilisateurid: 0, username: '', password: '', token: null });
  const { body } = await nobody.post('auth/login', { username: 'admin', password: ADMIN_PASSWORD });
  const own = openDatabase(database.connection, { max: 1 });
  const storage = await openFiles(readConfig(testStore()).s3, dataDir, own.db);
  const client = testClient(baseUrl, { utilisateurid: 1, username: 'admin', password: '', token: body.data.token });
  return {
    pid: child.pid ?? 0,
    client,
    dataDir,
    storage,
    chantier: await chantierOf(client),
    upload: { baseUrl, token: body.data.token as string },
    async close() {
      await end('SIGTERM');
      storage.close();
      await own.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
});

/** Returns the resident memory of a process now, in bytes. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/**
 * Returns the most resident memory, in bytes, that a process holds during some work. The peak that the system keeps
 * would include the sign-in's hash.
 */
async function peakDuring(pid: number, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let peak = 0;
  for (; !isOver; await sleep(10)) peak = Math.max(peak, await residentBytes(pid));
  await over;
  return peak;
}

describe('videos go through the server without staying in it (RELIABILITY F49)', () => {
  const MIB = 1024 * 1024;

  it('two of 200 MB at the same time: its memory grows by less than 64 MiB', async () => {
    const { client, chantier, upload, pid } = server;
    const video = (bytes: number) => sendVideo({ ...upload, etapeprojetid: chantier.etapeprojetid, bytes });
    // A first upload, because it also loads code and opens connections.
    expect(await video(MIB)).toBe(201);
    const before = await residentBytes(pid);
    const both = Promise.all([video(MAX_VIDEO_BYTES), video(MAX_VIDEO_BYTES)]);
    expect(((await peakDuring(pid, both)) - before) / MIB).toBeLessThan(64);
    expect(await both).toEqual([201, 201]);
    const { body } = await chantier.list('&type=3');
    expect(body.data.map(({ size }: { size: number }) => size)).toEqual([204_800, 204_800, 1024]);
    const part = await client.send('GET', body.data[0].lien, null, { range: `bytes=${MAX_VIDEO_BYTES - 2}-` });
    expect([part.status, part.bytes.length]).toEqual([206, 2]);
    for (const { documentid } of body.data) await chantier.remove(documentid);
  });

  it('one byte more is cut', async () => {
    const { upload, chantier } = server;
    const { etapeprojetid } = chantier;
    expect(await sendVideo({ ...upload, etapeprojetid, bytes: MAX_VIDEO_BYTES + 1 })).toBe(413);
  });
});

describe('an upload that breaks off (RELIABILITY F44)', () => {
  const AT_ONCE = 20;
  const TIMES = amount(60, 200);
  const BYTES = 512 * 1024;

  it('at 10, 50 or 99 %, again and again: no file, no row, and others are served all along', async () => {
    const { client, chantier, upload } = server;
    const before = await storedNames(server);
    const times: number[] = [];
    for (let done = 0; done < TIMES; done += AT_ONCE) {
      const aborted = Array.from({ length: AT_ONCE }, (_, i) =>
        abortVideo({ ...upload, etapeprojetid: chantier.etapeprojetid, bytes: BYTES }, [0.1, 0.5, 0.99][i % 3] ?? 0),
      );
      const started = performance.now();
      expect((await client.get('projets/whithpagination')).status).toBe(200);
      times.push(performance.now() - started);
      await Promise.all(aborted);
    }
    await expect.poll(() => storedNames(server)).toEqual(before);
    expect((await chantier.list()).body.count).toBe(0);
    // An upload that stands still would hold the other requests up for twice this time.
    expect(Math.max(...times)).toBeLessThan(PACE.windowMs / 2);
    expect(await sendVideo({ ...upload, etapeprojetid: chantier.etapeprojetid, bytes: BYTES })).toBe(201);
  });
});
