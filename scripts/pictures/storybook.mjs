import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { stampOf } from '../build.mjs';
import { ROOT } from '../install.mjs';
import { openStudio } from './studio.mjs';

const BUILDS = join(ROOT, 'node_modules', '.cache', 'pictures');
const SOURCES = ['.storybook', 'ui', 'app', 'mocks', 'domain', 'contract', 'vite.config.ts', 'package-lock.json'];
const NOT_BUILT = /\.(test\.ts|ct\.tsx)$/;
const KEPT = 3;

/** Returns the folder of a built Storybook: the one of a tree's current sources, or the newest one if `newest`. */
function builtStorybook({ root, commit }, newest) {
  mkdirSync(BUILDS, { recursive: true });
  const former = buildsByAge();
  if (newest && former[0]) return join(BUILDS, former[0]);
  const folder = join(BUILDS, (commit ?? stampOf(SOURCES, NOT_BUILT)).slice(0, 20));
  if (!existsSync(folder)) buildInto(folder, root);
  for (const name of former.slice(KEPT)) rmSync(join(BUILDS, name), { recursive: true, force: true });
  return folder;
}

/** Builds into another folder first: two runs may build the same at once, and the second one deletes its own. */
function buildInto(folder, root) {
  process.stdout.write('Storybook…\n');
  const fresh = `${folder}.${process.pid}`;
  const args = [join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'), 'build', '--test', '--quiet'];
  // `--test` leaves out docs pages and panels.
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '-o', fresh], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`storybook build\n${stdout}${stderr}`);
  }
  if (existsSync(folder)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, folder);
}

function buildsByAge() {
  const age = (name) => statSync(join(BUILDS, name)).mtimeMs;
  return readdirSync(BUILDS)
    .filter((name) => !name.includes('.'))
    .sort((a, b) => age(b) - age(a));
}

/**
 * The stories of a tree whose id or file matches, in Storybook's order.
 * @param {import('./tree.mjs').Tree} tree
 * @param {{ newest: boolean, network: string, server: string }} choices
 */
export async function storySource(tree, pattern, { newest, network, server }) {
  const folder = builtStorybook(tree, newest && tree.commit === null);
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const isDisturbed = network !== 'fast' || server !== 'fine';
  const subjects = Object.values(entries)
    .filter(({ type, id, importPath }) => type === 'story' && (pattern.test(id) || pattern.test(importPath)))
    .map(({ id, title, name, tags }) => ({ id, title: `${title} › ${name}`, isPlayed: tags.includes('play-fn') }))
    // On a disturbed network or server, a played story would not find what it looks for.
    .filter(({ isPlayed }) => !(isDisturbed && isPlayed));
  const { address, close } = await serve(folder);
  return { subjects, open: (browser, lang) => openStudio(browser, address, { lang, network, server }), close };
}

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder on a free port of this machine. A service worker needs the name localhost. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = join(folder, pathname);
    const isServed = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    if (!isServed) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${server.address().port}`, close };
}
