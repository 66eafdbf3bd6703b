import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// `npm start` and `npm run demo` run this. It installs and builds what is missing, then becomes the server in the same
// process, so that signals and exit codes are the server's own. `exec` in the npm scripts removes the shell between npm
// and Node, which would not pass signals on. Windows has no `exec`: exec.cmd stands in for it.
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
const { isBuilt } = await import('./build.mjs');
if (!isBuilt()) {
  // The build has its own process: the server would keep the bundlers' memory for months.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write('La construction a échoué (the build failed): voir ci-dessus.\n');
    process.exit(1);
  }
}
await import('../dist/server/main.mjs');
