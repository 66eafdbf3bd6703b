import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './install.mjs';

/**
 * Becomes a command of the built server, named after its file in `dist/server`. It neither installs nor builds, because
 * a server that runs on these packages, or starts again later, would lose them. Exits with 1 when nothing is built.
 */
export async function operate(name) {
  const program = join(ROOT, 'dist', 'server', `${name}.mjs`);
  if (!existsSync(program)) {
    process.stderr.write(
      'Comptoir n’est pas construit ici (dist/server manque), et cette commande ne l’installe ni ne le construit : ' +
        'lancez d’abord npm start, ou npm ci puis npm run build\n' +
        '(not built here, and this command installs and builds nothing: ' +
        'run npm start first, or npm ci and npm run build).\n',
    );
    process.exit(1);
  }
  process.chdir(ROOT);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
}
