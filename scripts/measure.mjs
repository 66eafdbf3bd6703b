// `npm run measure` prints the size of the project's files; `npm run measure -- COMMIT` prints that of a commit beside
// it. `--json` prints only the figures. A line counts when it is neither blank nor a comment.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const ROOMS = ['domain', 'contract', 'ui', 'app', 'mocks', 'server', 'conformance', 'e2e', 'bench', 'scripts'];
const SOURCE = /\.(ts|tsx|mts|mjs)$/;
/** The proof that the product works: tests, stories and their fixtures, guides, examples, campaigns, rigs. */
const PROOF = [
  /\.(test|ct|stories|guide|example|spec|fixtures|cases)\./,
  /(^|\/)(testing|stories|trials|playwright)\//,
  /^(conformance|e2e|bench)\//,
];
const isProof = (path) => PROOF.some((pattern) => pattern.test(path));
/** Folders of the server that are not a noun: the common ground of the nouns, and the processes around them. */
const NO_NOUN = /^server\/(db|migrations|frame|ledger|process|operations|sauvegarde|demo)\/|^server\/[^/]+$/;
/** A run of this many equal lines counts as repeated. */
const RUN = 6;

const git = (args, options = {}) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, ...options });

/** Returns the sources of a commit, or the present ones, as a map from path to text. */
function sourcesOf(commit) {
  const listed = git(commit ? ['ls-tree', '-r', '--name-only', commit] : ['ls-files']).split('\n');
  const paths = listed.filter((path) => SOURCE.test(path) && ROOMS.includes(path.split('/')[0]));
  if (!commit) {
    const there = paths.filter((path) => existsSync(join(ROOT, path)));
    return new Map(there.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  }
  const input = paths.map((path) => `${commit}:${path}\n`).join('');
  const all = git(['cat-file', '--batch'], { input: Buffer.from(input), encoding: null });
  let at = 0;
  return new Map(
    paths.map((path) => {
      const end = all.indexOf('\n', at);
      const size = Number(all.toString('utf8', at, end).split(' ')[2]);
      at = end + 1 + size + 1;
      return [path, all.toString('utf8', end + 1, end + 1 + size)];
    }),
  );
}

/** Returns the lines of a text that are neither blank nor a comment. */
const linesOf = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));

/** Returns the number of lines in runs that are also elsewhere; imports and lone punctuation do not count. */
function repeatedLines(files) {
  const seen = new Map();
  const told = files.map(([, lines]) =>
    lines.filter((line) => /\w/.test(line) && !/^(import|export \*|} from)\b/.test(line)),
  );
  for (const [at, lines] of told.entries()) {
    for (let from = 0; from + RUN <= lines.length; from++) {
      const run = lines.slice(from, from + RUN).join('\n');
      seen.set(run, [...(seen.get(run) ?? []), [at, from]]);
    }
  }
  const repeated = new Set();
  for (const places of seen.values()) {
    if (places.length < 2) continue;
    for (const [at, from] of places) for (let line = from; line < from + RUN; line++) repeated.add(`${at}:${line}`);
  }
  return repeated.size;
}

/** Returns the number of pairs of folders in a room in which one folder imports the other. */
function arrowsIn(room, files, sources) {
  const arrows = new Set();
  for (const [path] of files) {
    if (!path.startsWith(`${room}/`)) continue;
    for (const [, to] of sources.get(path).matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
      const [here, there] = [dirname(path), dirname(join(path, '..', to))];
      if (here !== there && there.startsWith(`${room}/`)) arrows.add(`${here} ${there}`);
    }
  }
  return arrows.size;
}

/** Returns the figures of a commit, or of the present files. */
function measure(commit) {
  const sources = sourcesOf(commit);
  const files = [...sources].map(([path, text]) => [path, linesOf(text)]);
  const product = files.filter(([path]) => !isProof(path));
  const proof = files.filter(([path]) => isProof(path));
  const sum = (some, of) => some.filter(([path]) => of(path)).reduce((lines, [, own]) => lines + own.length, 0);
  const inRoom = (room) => (path) => path.startsWith(`${room}/`);
  const isNoun = (path) => inRoom('server')(path) && !NO_NOUN.test(path);
  const percent = (part, whole) => Math.round((100 * part) / whole);
  const figures = {};
  for (const room of ROOMS) {
    figures[`${room}, product`] = sum(product, inRoom(room));
    figures[`${room}, proof`] = sum(proof, inRoom(room));
  }
  figures['all, product'] = sum(product, () => true);
  figures['all, proof'] = sum(proof, () => true);
  const carried = figures['ui, product'] + figures['domain, product'];
  figures['app in percent of ui and domain'] = percent(figures['app, product'], carried);
  figures['nouns of the server'] = sum(product, isNoun);
  figures['mocks in percent of the nouns of the server'] = percent(figures['mocks, product'], sum(product, isNoun));
  figures['lines of product that stand twice'] = repeatedLines(product);
  figures['folders of app that import another'] = arrowsIn('app', product, sources);
  figures['folders of server that import another'] = arrowsIn('server', product, sources);
  const typedepense = files.filter(([path]) => /typedepense/i.test(path));
  figures['the smallest noun (typedepense), files'] = typedepense.length;
  figures['the smallest noun (typedepense), lines'] = sum(typedepense, () => true);
  return figures;
}

const [commit] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const now = measure();
if (process.argv.includes('--json')) console.log(JSON.stringify(now));
else {
  const before = commit && measure(commit);
  for (const [name, figure] of Object.entries(now)) {
    if (figure === 0 && !before?.[name]) continue;
    const change = before ? `${String(before[name]).padStart(8)}  →` : '';
    console.log(name.padEnd(46), change, String(figure).padStart(7));
  }
}
