// `npm start`, `npm run demo`: installs and builds what is missing, then is the server: one process, so that every
// signal and exit code is the server's own.
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
const { build } = await import('./build.mjs');
try {
  await build();
} catch (error) {
  process.stderr.write(`La construction a échoué : ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await import('../dist/server/main.mjs');
