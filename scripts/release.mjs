import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { APP_PACKAGES, build, SERVER_FILES } from './build.mjs';
import { ROOT } from './install.mjs';
import { cutVersion } from './version.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

function run(command, args, options) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28, ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}${stdout}`);
  return stdout;
}

/** Returns the folder in which Node finds a package that is imported from `from`, as the lock file names it. */
function homeOf(name, from, lock) {
  for (let place = from; ; place = dirname(place)) {
    const home = join(place, 'node_modules', name).replaceAll('\\', '/');
    if (lock[home] || place === '.') return home;
  }
}

/** Returns the folders of packages with all that they need on this platform, without what is installed for others. */
function withNeeds(homes, lock) {
  const found = new Set();
  const visit = (home) => {
    if (found.has(home) || (lock[home]?.optional && !existsSync(join(ROOT, home)))) return;
    found.add(home);
    const { dependencies, optionalDependencies } = lock[home] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) visit(homeOf(name, home, lock));
  };
  homes.forEach(visit);
  return [...found];
}

/**
 * Returns the folders of the packages that a release holds: `copied` are those of the server that its bundle leaves
 * out, with their needs; `bundled` are inside dist/server and dist/app. Throws when the bundle imports another one.
 */
export function shippedPackages() {
  const { packages: lock } = readJson('package-lock.json');
  const { inputs, outputs } = JSON.parse(readFileSync(SERVER_FILES, 'utf8'));
  const homesIn = Object.keys(inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const inApp = JSON.parse(readFileSync(APP_PACKAGES, 'utf8')).map(
    ({ name, version }) =>
      Object.keys(lock).find((home) => home.endsWith(`node_modules/${name}`) && lock[home].version === version) ??
      `${name}@${version}`,
  );
  const declared = Object.keys(readJson('server/package.json').dependencies).filter(
    (name) => !lock[`node_modules/${name}`]?.link,
  );
  const copied = withNeeds(
    declared.map((name) => homeOf(name, 'server', lock)).filter((home) => !homesIn.includes(home)),
    lock,
  );
  const imported = Object.values(outputs).flatMap(({ imports }) =>
    imports
      .filter(({ external, path }) => external && !isBuiltin(path) && lock[`node_modules/${path}`])
      .map(({ path }) => path),
  );
  const forgotten = imported.filter((name) => !copied.includes(`node_modules/${name}`));
  const bundled = [...new Set([...homesIn, ...inApp])].filter((home) => !copied.includes(home));
  const unknown = [...copied, ...bundled].filter((home) => !lock[home]);
  if (forgotten.length + unknown.length > 0) throw new Error(`not in the release: ${[...forgotten, ...unknown]}`);
  return { copied: copied.sort(), bundled: bundled.sort() };
}

const LICENCE = /^(licen[cs]e|copying|notice|copyright|third.?party)/i;

/** Returns the text of the third-party notices: each package's name, version, licence and the texts in its folder. */
function notices(homes) {
  const parts = homes.map((home) => {
    const { name, version, license, author, repository } = readJson(join(home, 'package.json'));
    const files = readdirSync(join(ROOT, home)).filter((file) => LICENCE.test(file) && !/\.[cm]?[jt]s$/.test(file));
    const texts = files.map((file) => readFileSync(join(ROOT, home, file), 'utf8').trim());
    const by = [author?.name ?? author, repository?.url ?? repository].filter(Boolean).join(', ');
    const said = texts.length > 0 ? texts : [`The package brings no text of its licence. ${by}`];
    return [`${name} ${version} · ${license?.type ?? license ?? 'see below'}`, ...said].join('\n\n');
  });
  return `Comptoir holds the packages below.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Returns npm's CycloneDX list of the lock file, with what is shipped and nothing else. */
function billOfMaterials(homes, version) {
  const { packages: lock } = readJson('package-lock.json');
  const refOf = (home) => `${home.replace(/^.*node_modules\//, '')}@${lock[home].version}`;
  const shipped = new Set(homes.map(refOf));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const whole = JSON.parse(run('npm', args, { cwd: ROOT, shell: process.platform === 'win32' }));
  const self = { 'bom-ref': `comptoir@${version}`, type: 'application', name: 'comptoir', version };
  const dependencies = whole.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) }));
  return {
    ...whole,
    metadata: { ...whole.metadata, component: self },
    components: whole.components.filter((component) => shipped.has(component['bom-ref'])),
    dependencies: [{ ref: self['bom-ref'], dependsOn: [...shipped] }, ...dependencies],
  };
}

/**
 * Makes the archive of the present version for this platform in `folder`: the built server and app, the packages that
 * the bundle leaves out, what an operator needs, notices, the bill of materials, and checksums. Asks no network.
 * Returns the path of the archive.
 */
export async function makeArchive(folder) {
  await build();
  const { version, license, engines } = readJson('package.json');
  const name = `comptoir-${version}-${process.platform}-${process.arch}`;
  const staged = join(folder, name);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(join(staged, 'dist'), { recursive: true });
  const { copied, bundled } = shippedPackages();
  for (const part of ['app', 'server'])
    cpSync(join(ROOT, 'dist', part), join(staged, 'dist', part), { recursive: true });
  for (const home of copied) {
    const source = join(ROOT, home);
    // The packages inside a package are copied by themselves, where they are needed.
    const filter = (path) => !relative(source, path).split(sep).includes('node_modules');
    cpSync(source, join(staged, home), { recursive: true, verbatimSymlinks: true, filter });
  }
  cpSync(join(import.meta.dirname, 'archive'), staged, { recursive: true });
  for (const page of ['CHANGELOG.md', 'LICENSE', 'docs/operations.md']) cpSync(join(ROOT, page), join(staged, page));
  const homes = [...copied, ...bundled];
  const write = (file, text) => writeFileSync(join(staged, file), text);
  write(
    'package.json',
    `${JSON.stringify({ name: 'comptoir', version, license, engines, type: 'module' }, null, 2)}\n`,
  );
  write('THIRD-PARTY-NOTICES.txt', notices(homes));
  write('sbom.cdx.json', `${JSON.stringify(billOfMaterials(homes, version), null, 2)}\n`);
  const files = readdirSync(staged, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => relative(staged, join(file.parentPath, file.name))).sort();
  write('SHA256SUMS', paths.map((path) => sumLine(staged, path)).join(''));

  const archive = join(folder, `${name}.tar.gz`);
  run('tar', ['--owner=0', '--group=0', '--numeric-owner', '-czf', archive, '-C', folder, name]);
  writeFileSync(`${archive}.sha256`, sumLine(folder, `${name}.tar.gz`));
  cpSync(join(staged, 'sbom.cdx.json'), join(folder, `${name}.sbom.cdx.json`));
  rmSync(staged, { recursive: true });
  return archive;
}

/** Returns a file's line for `sha256sum -c`. */
function sumLine(folder, path) {
  return `${createHash('sha256')
    .update(readFileSync(join(folder, path)))
    .digest('hex')}  ${path}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const [, , version] = process.argv;
  if (version) await cutVersion(version);
  const folder = join(ROOT, 'dist', 'release');
  process.stdout.write(`${relative(process.cwd(), await makeArchive(folder))}\n`);
}
