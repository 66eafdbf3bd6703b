import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@comptoir/conformance/piece';
import type { Avance } from '@comptoir/contract/avance';
import { ETATS_AVANCE } from '@comptoir/domain/avance';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../scripts/long.mjs';
import { endLeftover } from '../frame/embedded/pidFile';
import type { TestClient } from '../trials/testing/client';
import { buildServer, type ServerProcess, spawnServer, startServer } from '../trials/testing/serverProcess';
import { readManifest } from './manifest';
import { emptyDatabase } from './testing/emptyDatabase';
import { type Filled, fill } from './testing/filled';
import { type Picture, pictureOf } from './testing/picture';
import { lastBackup, runScript, signedIn } from './testing/tools';
import { RESTORE_MARK } from './unfinished';
import { verifyBackup } from './verify';

const PASSWORD = 'Bandama-2026-Cocody';
const WRITERS = 3;
/** Each test starts several processes. */
const LONG_MS = 180_000;
const running: Pick<ServerProcess, 'child' | 'end'>[] = [];
let folder: string;
let server: ServerProcess;
let admin: TestClient;
let house: Filled;
/** A backup of the house while nobody works, and what the house shows at that time. */
let backup: string;
let picture: Picture;

const place = (name: string) => join(folder, name);
const starting = async (dataDir: string, env: Record<string, string> = {}) => {
  const started = await startServer({ dataDir, env: { ADMIN_PASSWORD: PASSWORD, ...env } });
  running.push(started);
  return started;
};

beforeAll(async () => {
  await buildServer();
  folder = await mkdtemp(join(tmpdir(), 'comptoir-sauvegarde-'));
  // The database's own account must cross this folder.
  await chmod(folder, 0o755);
  server = await starting(place('maison'));
  admin = await signedIn(server.baseUrl, 'admin', PASSWORD);
  house = await fill(admin, (username, password) => signedIn(server.baseUrl, username, password));
  picture = await pictureOf(admin);
  const { code, output } = await runScript('backup', [place('copies')], { DATA_DIR: place('maison') });
  if (code !== 0) throw new Error(output);
  backup = await lastBackup(place('copies'));
}, LONG_MS);
afterAll(async () => {
  for (const { child, end } of running) if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

describe('a backup beside the running server (issue "Operations", RELIABILITY F20)', { timeout: LONG_MS }, () => {
  it('restored into an empty directory shows the same to the franc and to the byte, and goes on', async () => {
    const { code, output } = await runScript('restore', [backup], { DATA_DIR: place('neuve') });
    expect(output).toContain('registre juste');
    expect(code).toBe(0);
    const restored = await starting(place('neuve'));
    const client = await signedIn(restored.baseUrl, 'admin', PASSWORD);
    const shown = await pictureOf(client);
    expect(Object.keys(picture.answers).length).toBeGreaterThan(25);
    const avances = picture.answers['avances?page=1&limit=100'] as { data: Avance[] };
    expect(new Set(avances.data.map(({ etat }) => etat))).toEqual(new Set(ETATS_AVANCE));
    expect(shown.answers).toEqual(picture.answers);
    expect(Object.values(picture.files).filter((file) => file.startsWith('200')).length).toBeGreaterThanOrEqual(4);
    expect(shown.files).toEqual(picture.files);
    await goesOn(client);
  });

  it('does not hold what opens the house: no signing secret, no session, readable by its owner alone', async () => {
    const names = await readdir(join(backup, 'base'));
    expect(names).toContain('utilisateur.copy.gz');
    for (const name of ['session', 'installation', 'tentative']) expect(names).not.toContain(`${name}.copy.gz`);
    const secret = await readFile(join(place('maison'), 'secrets', 'session'), 'utf8');
    expect(await readFile(join(backup, 'manifest.json'), 'utf8')).not.toContain(secret);
  });

  it.runIf(IS_LONG)(
    'while payments with proofs are made and deleted, is one instant of them all',
    { timeout: LONG_MS },
    async () => {
      let isOver = false;
      const { counter, caisseid, depenseid } = house;
      const write = async () => {
        for (let done = 0; !isOver; done += 1) {
          const { body, status } = await counter.pay({ depenseid, caisseid, montant: 10 });
          if (status !== 201) throw new Error(JSON.stringify(body));
          if (done % 2 === 0) await admin.delete(`reglements/${body.data.reglementid}`);
        }
      };
      const writers = Array.from({ length: WRITERS }, write);
      const saved = await runScript('backup', [place('vives')], { DATA_DIR: place('maison') });
      isOver = true;
      await Promise.all(writers);
      expect(saved).toMatchObject({ code: 0 });
      const restored = await runScript('restore', [await lastBackup(place('vives'))], { DATA_DIR: place('vive') });
      expect(restored.output).toContain('registre juste');
      expect(restored.code).toBe(0);
    },
  );
});

describe('a restore refuses (issue "Operations")', { timeout: LONG_MS }, () => {
  it('a damaged backup before it writes anything', async () => {
    const copy = await copied('abimee');
    await turnedByte(join(copy, 'base', 'mouvementcaisse.copy.gz'));
    const { code, output } = await runScript('restore', [copy], { DATA_DIR: place('rien') });
    expect(output).toContain('abîmée');
    expect(code).toBe(1);
    expect(await readdir(folder)).not.toContain('rien');
  });

  it('any changed byte of any part', async () => {
    const copy = await copied('octets');
    const parts = ['base/utilisateur.copy.gz', 'files.sha256', 'manifest.json', 'manifest.json.sha256'];
    for (const path of [...parts.map((part) => join(copy, part)), await anyFile(copy)]) {
      const bytes = await readFile(path);
      await turnedByte(path);
      await expect(verifyBackup(copy), path).rejects.toThrow('abîmée');
      await writeFile(path, bytes);
    }
    await expect(verifyBackup(copy)).resolves.toBeDefined();
  });

  it('a backup of which a file is missing, by its place', async () => {
    const copy = await copied('amputee');
    const path = await anyFile(copy);
    await rm(path);
    await expect(verifyBackup(copy)).rejects.toThrow(path.slice(copy.length + 1));
  });

  it('a folder that is no finished backup', async () => {
    await expect(verifyBackup(place('maison'))).rejects.toThrow('n’est pas une sauvegarde achevée');
  });

  it('a directory that holds anything, by name, and leaves it as it is', async () => {
    await mkdir(place('occupee'));
    await writeFile(join(place('occupee'), 'notes.txt'), 'à garder');
    const { code, output } = await runScript('restore', [backup], { DATA_DIR: place('occupee') });
    expect(output).toContain('n’est pas vide (not empty) : notes.txt');
    expect(code).toBe(1);
    expect(await readdir(place('occupee'))).toEqual(['notes.txt']);
  });

  it.runIf(IS_LONG)('to be taken for done: what a cut one left does not start, and is not backed up', async () => {
    await mkdir(place('coupee'));
    await writeFile(join(place('coupee'), RESTORE_MARK), `${backup}\n`);
    const start = spawnServer({ dataDir: place('coupee') });
    await expect.poll(() => start.child.exitCode).toBe(1);
    expect(start.output()).toContain('attend la fin d’une restauration');
    const saved = await runScript('backup', [place('copies')], { DATA_DIR: place('coupee') });
    expect(saved).toMatchObject({ code: 1 });
  });
});

it.runIf(IS_LONG)(
  'a restore cut by kill -9 does not start, and the next one asks for an empty directory',
  {
    timeout: LONG_MS,
  },
  async () => {
    const program = join(import.meta.dirname, '..', '..', 'dist', 'server', 'restore.mjs');
    const cut = spawnServer({ dataDir: place('tuee'), program, args: [backup] });
    await expect.poll(cut.output, { interval: 5 }).toContain('Restauration de la base');
    expect(await cut.end('SIGKILL')).toBe('SIGKILL');
    await endLeftover(join(place('tuee'), 'base'), () => undefined);
    const start = spawnServer({ dataDir: place('tuee') });
    await expect.poll(() => start.child.exitCode).toBe(1);
    expect(start.output()).toContain('attend la fin d’une restauration');
    const again = await runScript('restore', [backup], { DATA_DIR: place('tuee') });
    expect(again.output).toContain('n’est pas vide');
  },
);

describe('a backup refuses', { timeout: LONG_MS }, () => {
  it('to leave out a file that a row names, and names it', async () => {
    const path = await anyFile(join(place('maison')));
    const bytes = await readFile(path);
    await rm(path);
    const missing = await runScript('backup', [place('trouees')], { DATA_DIR: place('maison') });
    expect(missing.output).toContain(path.slice(-36));
    expect(missing).toMatchObject({ code: 1 });
    await writeFile(path, bytes.subarray(1));
    const damaged = await runScript('backup', [place('trouees')], { DATA_DIR: place('maison') });
    expect(damaged.output).toContain('abîmés');
    await writeFile(path, bytes);
    expect(await readdir(place('trouees'))).toEqual([]);
  });

  it('where there are no data, and makes none', async () => {
    const { code, output } = await runScript('backup', [place('copies')], { DATA_DIR: place('inconnue') });
    expect(output).toContain('Aucune donnée');
    expect(code).toBe(1);
  });
});

describe('with DATABASE_URL', { timeout: LONG_MS }, () => {
  it.runIf(IS_LONG)('the same backup goes into an empty database, and into no other', async () => {
    await using fresh = await emptyDatabase();
    const env = { DATABASE_URL: fresh.connectionString, ALLOW_UNSAFE_DB: '1' };
    const restored = await runScript('restore', [backup], { ...env, DATA_DIR: place('externe') });
    expect(restored.output).toContain('registre juste');
    const again = await runScript('restore', [backup], { ...env, DATA_DIR: place('externe-bis') });
    expect(again.output).toContain('n’est pas vide (not empty) : activite, ');
    expect(again.code).toBe(1);

    const elsewhere = await starting(place('externe'), env);
    const shown = await pictureOf(await signedIn(elsewhere.baseUrl, 'admin', PASSWORD));
    expect(shown).toEqual(picture);

    const saved = await runScript('backup', [place('externes')], { ...env, DATA_DIR: place('externe') });
    expect(saved).toMatchObject({ code: 0 });
    const [mine, theirs] = [await readManifest(backup), await readManifest(await lastBackup(place('externes')))];
    expect(theirs.files).toEqual(mine.files);
    expect({ ...theirs.ledger, activites: 0 }).toEqual({ ...mine.ledger, activites: 0 });
  });

  it.runIf(IS_LONG)('a restore that fails leaves the database and the directory empty', async () => {
    await using fresh = await emptyDatabase();
    const env = { DATABASE_URL: fresh.connectionString, ALLOW_UNSAFE_DB: '1', DATA_DIR: place('echec') };
    const client = new pg.Client(fresh.connection);
    await client.connect();
    // The event trigger makes the restore fail: it refuses the SQL that names `verdict`.
    await client.query(`CREATE FUNCTION refuser() RETURNS event_trigger LANGUAGE plpgsql AS
      $$ BEGIN IF current_query() LIKE '%verdict%' THEN RAISE 'refused'; END IF; END $$`);
    await client.query('CREATE EVENT TRIGGER refus ON ddl_command_end EXECUTE FUNCTION refuser()');
    const { code } = await runScript('restore', [backup], env);
    expect(code).toBe(1);
    const { rows } = await client.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`);
    expect(rows).toHaveLength(0);
    expect(await readdir(place('echec'))).toEqual([]);
    await client.end();
  });
});

/**
 * Checks that work goes on: ids are not given twice, orders can be paid, the trash restores, the audit log is whole.
 */
async function goesOn(client: TestClient): Promise<void> {
  const { body } = await client.post('caisses', { libelle: 'Caisse neuve', montant: 5000 });
  expect(body.data.caisseid).toBe((house.derniere ?? 0) + 1);
  const { commandeid } = (await client.get('commandes/withoutpagination')).body.data[0];
  const payment = { from: 1, type: '1', date: house.counter.today, caisseid: house.caisseid, montant: 100 };
  expect((await client.multipart('POST', 'reglements', { ...payment, depenseid: commandeid }, PDF)).status).toBe(201);
  const trash = await client.get('corbeille/whithpagination?type=client&page=1&limit=10');
  expect((await client.post(`corbeille/client/${trash.body.data[0].id}/restaurer`, {})).status).toBe(200);
  expect((await client.get('activites/integrite')).body.data).toMatchObject({ rompueA: null });
  expect((await client.send('GET', '/readyz')).status).toBe(200);
}

/** Returns a stored file of a data directory or a backup. */
async function anyFile(root: string): Promise<string> {
  const names = await readdir(join(root, 'files'), { recursive: true, withFileTypes: true });
  const file = names.find((entry) => entry.isFile() && entry.name.length === 36 && !entry.parentPath.endsWith('tmp'));
  return join(file?.parentPath ?? '', file?.name ?? 'none');
}

/** Copies the backup, for a test to damage. */
async function copied(name: string): Promise<string> {
  await cp(backup, place(name), { recursive: true });
  return place(name);
}

async function turnedByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
}
