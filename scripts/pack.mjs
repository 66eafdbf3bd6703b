import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './install.mjs';

/** The rooms that other projects can use as packages. What `ui` needs of `domain` travels inside it. */
const PACKED = ['domain', 'ui'];
const OURS = /^@comptoir\//;
const OURS_ALONE = /\.(test|stories|ct|guide|example)\.(d\.)?tsx?$|(^|[\\/])(stories|guide)[\\/]/;

const manifestOf = (room) => JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8'));

function run(command, args, cwd = ROOT) {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}`);
}

/** Returns the files of a room that go into its package: no tests, stories, guides or examples. */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => !OURS_ALONE.test(file));

/** Returns a function that tells whether a file of a room is the target of one of the room's exports. */
const isNamedBy = (targets) => {
  const patterns = targets.map(
    (target) => new RegExp(`^${target.slice(2).replaceAll('.', '\\.').replace('*', '[^/]+')}$`),
  );
  return (file) => patterns.some((pattern) => pattern.test(file.replaceAll('\\', '/')));
};

/**
 * Writes a room's scripts for any bundler, and copies the types that `tsc -b` has written. Returns the names of the
 * packages that the scripts import.
 */
async function compile(room, targets, staged) {
  const source = join(ROOT, room);
  const { metafile } = await build({
    entryPoints: filesOf(source)
      .filter(isNamedBy(targets))
      .map((file) => join(source, file)),
    outdir: staged,
    outbase: source,
    bundle: true,
    splitting: true,
    packages: 'external',
    // A path is no package, so the other room is bundled.
    alias: { '@comptoir/domain': join(ROOT, 'domain') },
    metafile: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  const typed = join(ROOT, 'node_modules', '.cache', 'tsc', room, room);
  const modules = new Set(filesOf(source).map((file) => file.replace(/\.tsx?$/, '')));
  const types = filesOf(typed).filter((file) => file.endsWith('.d.ts') && modules.has(file.replace(/\.d\.ts$/, '')));
  for (const file of types) cpSync(join(typed, file), join(staged, file));
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  return new Set(imported.filter(({ external }) => external).map(({ path }) => packageOf(path)));
}

const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns a room's manifest with exports that lead to scripts and types instead of the sources, and with the
 * dependencies that the scripts import.
 */
function builtManifest(manifest, imported) {
  const built = ([name, target]) => [
    name,
    { types: target.replace(/\.ts$/, '.d.ts'), default: target.replace(/\.ts$/, '.js') },
  ];
  const known = { ...manifestOf('domain').dependencies, ...manifest.dependencies };
  const dependencies = Object.entries(known).filter(([name]) => imported.has(name) && !OURS.test(name));
  return {
    ...manifest,
    exports: Object.fromEntries(
      Object.entries(manifest.exports)
        .filter(([name]) => !OURS_ALONE.test(name))
        .map(built),
    ),
    dependencies: Object.fromEntries(dependencies),
  };
}

/** Packs `domain` and `ui` into `folder` as npm publishes them, and prints the paths of the packages. */
async function pack(folder) {
  run(process.execPath, [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', ...PACKED]);
  mkdirSync(folder, { recursive: true });
  for (const room of PACKED) {
    const staged = join(folder, room);
    rmSync(staged, { recursive: true, force: true });
    mkdirSync(staged);
    const manifest = manifestOf(room);
    const imported = await compile(room, Object.values(manifest.exports), staged);
    writeFileSync(join(staged, 'package.json'), `${JSON.stringify(builtManifest(manifest, imported), null, 2)}\n`);
    cpSync(join(ROOT, room, 'README.md'), join(staged, 'README.md'));
    cpSync(join(ROOT, 'LICENSE'), join(staged, 'LICENSE'));
    run('npm', ['pack', '--silent', '--pack-destination', folder], staged);
    rmSync(staged, { recursive: true });
  }
  for (const name of readdirSync(folder)) process.stdout.write(`${relative(process.cwd(), join(folder, name))}\n`);
}

await pack(resolve(process.argv[2] ?? join(ROOT, 'dist', 'packages')));
