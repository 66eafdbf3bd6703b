import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startServer } from '../../trials/testing/serverProcess';
import { fill } from './filled';
import { lastBackup, signedIn } from './tools';

/** The password of `admin` in each kept house; the people whom `fill` enters have their own. */
const PASSWORD = 'Bandama-2026-Cocody';

// Run by `npm run release -- <version>`: enters a small house with the built server, and keeps its backup as one file.
const target = process.argv[2] ?? 'maison.tar.gz';
const folder = mkdtempSync(join(tmpdir(), 'comptoir-maison-'));
// The database's own account must cross this folder.
chmodSync(folder, 0o755);
const dataDir = join(folder, 'data');
try {
  const server = await startServer({ dataDir, env: { ADMIN_PASSWORD: PASSWORD } });
  const admin = await signedIn(server.baseUrl, 'admin', PASSWORD);
  await fill(admin, (username, password) => signedIn(server.baseUrl, username, password));
  await server.end('SIGTERM');
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', DATA_DIR: dataDir };
  execFileSync(process.execPath, ['dist/server/backup.mjs', folder], { env, stdio: 'inherit' });
  const backup = await lastBackup(folder);
  execFileSync('tar', ['--owner=0', '--group=0', '-czf', target, '-C', folder, basename(backup)]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
