import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// `npm start`, `npm run demo`: installs and builds what is missing, then is the server: one process, so that every
// signal and exit code is the server's own. Their `exec` leaves no shell in between, which would keep npm's signals to
// itself; Windows, which has neither, finds exec.cmd.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Comptoir demande Node 20.19 ou plus récent ; celui-ci est ${process.versions.node}. Voir https://nodejs.org\n` +
      `(Comptoir needs Node 20.19 or later)\n`,
  );
  process.exit(1);
}

const { ensureInstalled } = await import('./install.mjs');
ensureInstalled();
// In a process of its own: the server does not carry the builders' memory for months.
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' });
if (status !== 0) {
  process.stderr.write('La construction a échoué (the build failed): voir ci-dessus.\n');
  process.exit(1);
}
await import('../dist/server/main.mjs');
