import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDF } from '@comptoir/conformance/piece';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chantierOf } from '../fichiers/testing/chantier';
import { lastBackup, runScript, signedIn } from '../sauvegarde/testing/tools';
import type { TestClient } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { freshDatabase } from '../trials/testing/fresh';
import { buildServer, type ServerProcess, startServer } from '../trials/testing/serverProcess';

const PASSWORD = 'Bandama-2026-Cocody';
const MEGABYTE = 1024 * 1024;
const run = promisify(execFile);
const canMount =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  (await run('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).then(
    () => true,
    () => false,
  ));

describe.skipIf(!canMount)('a full disk (RELIABILITY F08, F09)', () => {
  let disk: string;
  let server: ServerProcess | undefined;
  beforeAll(async () => void (await buildServer()));
  beforeEach(async () => {
    disk = await mkdtemp(join(tmpdir(), 'comptoir-plein-'));
  });
  afterEach(async () => {
    await server?.end('SIGTERM');
    server = undefined;
    await run('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  });

  const mounted = async (megabytes: number) => {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', disk]);
    await chmod(disk, 0o755);
  };
  const started = async (env: Record<string, string>) => {
    server = await startServer({ dataDir: join(disk, 'data'), env: { ADMIN_PASSWORD: PASSWORD, ...env } });
    return signedIn(server.baseUrl, 'admin', PASSWORD);
  };
  const unlessFull = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  };
  const ballast = () => join(disk, 'ballast');
  /** Fills the disk until this many bytes are left. */
  const fillUp = async (left: number) => {
    const { bavail, bsize } = await statfs(disk);
    // If the server takes room meanwhile, this write stops early: the disk is full all the same.
    await writeFile(ballast(), Buffer.alloc(Math.max(0, bavail * bsize - left), 1)).catch(unlessFull);
  };
  const readiness = async (client: TestClient) => (await client.send('GET', '/readyz')).status;

  it('refuses an upload, keeps nothing of it, and takes it when there is room', async () => {
    await using fresh = await freshDatabase();
    await mounted(16);
    const env = { DATABASE_URL: fresh.connectionString, ALLOW_UNSAFE_DB: '1', MIN_FREE_BYTES: '0' };
    const admin = await started(env);
    const chantier = await chantierOf(admin);
    const big = { name: 'plan.pdf', bytes: new Uint8Array(Buffer.concat([PDF.bytes, Buffer.alloc(2 * MEGABYTE, 32)])) };
    await fillUp(MEGABYTE);
    for (const [lang, words] of [
      ['fr', 'manque d’espace'],
      ['en', 'space'],
    ] as const) {
      const { status, body } = await chantier.add([big], { 'accept-language': lang });
      expect({ status, code: body.code }).toEqual({ status: 507, code: 'espace.insuffisant' });
      expect(body.message).toContain(words);
    }
    expect(await readiness(admin)).toBe(503);
    expect((await chantier.list()).body.data).toEqual([]);
    expect(await readdir(join(disk, 'data', 'files', 'tmp'))).toEqual([]);
    await rm(ballast());
    expect((await chantier.add([big])).status).toBe(201);
    expect(await readiness(admin)).toBe(200);
  });

  it('stops a backup, which leaves nothing that looks like one', async () => {
    await using fresh = await freshDatabase();
    await mounted(16);
    const env = { DATABASE_URL: fresh.connectionString, ALLOW_UNSAFE_DB: '1', MIN_FREE_BYTES: '0' };
    const chantier = await chantierOf(await started(env));
    const big = { name: 'plan.pdf', bytes: new Uint8Array(Buffer.concat([PDF.bytes, Buffer.alloc(5 * MEGABYTE, 32)])) };
    expect((await chantier.add([big])).status).toBe(201);
    await fillUp(2 * MEGABYTE);
    const copies = join(disk, 'copies');
    const { code, output } = await runScript('backup', [copies], { ...env, DATA_DIR: join(disk, 'data') });
    expect(output).toContain('Le disque est plein');
    expect(code).toBe(1);
    expect(await readdir(copies)).toEqual([]);
    await rm(ballast());
    expect(await runScript('backup', [copies], { ...env, DATA_DIR: join(disk, 'data') })).toMatchObject({ code: 0 });
    expect(await lastBackup(copies)).toContain('comptoir-');
  });

  it('of the database itself refuses writes, loses none that it took, and needs no restart', async () => {
    await mounted(160);
    const admin = await started({ MIN_FREE_BYTES: '0' });
    const counter = await counterOf(admin);
    const taken = new Set<string>();
    const statuses = new Set<number>();
    const record = async (i: number) => {
      const libelle = `Frais ${i}`;
      const body = { libelle, typedepenseid: counter.typedepenseid, montant: 100, date: counter.today };
      const { status } = await admin
        .post('depenses', { ...body, description: 'x'.repeat(900) })
        .catch(() => ({ status: 0 }));
      statuses.add(status);
      if (status === 201) taken.add(libelle);
      return status;
    };
    await fillUp(0);
    let number = 0;
    await expect.poll(() => record(number++), { interval: 1 }).not.toBe(201);
    expect(await readiness(admin)).toBe(503);
    expect(await admin.send('GET', '/healthz')).toMatchObject({ status: 200 });
    await rm(ballast());
    await expect.poll(() => record(number++), { interval: 200 }).toBe(201);
    await expect.poll(() => readiness(admin)).toBe(200);
    expect([...statuses].filter((status) => ![201, 507, 503].includes(status))).toEqual([]);
    const { body } = await admin.get('depenses/withoutpagination');
    expect(body.data.map(({ libelle }: { libelle: string }) => libelle).sort()).toEqual([...taken].sort());
  });
});
