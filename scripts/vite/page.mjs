import { createHash } from 'node:crypto';
import { reachIn } from './packing.mjs';

/**
 * The built page carries more than its source: the name of the build and, in its one script, the files that each
 * address needs. The browser thus asks for them before the program would (ADR 0019).
 */

/**
 * @typedef {{ page: string[], login: string[], shell: string[], screens: Record<string, string[]> }} Needs
 * files of the page itself, then those that each address adds to them
 */

const SCREEN_ROUTE = /'(\/[^']+)': lazyPart\([^:]*?import\('\.\.\/\.\.\/([^']+)'\)/g;

/**
 * Reads the module of each screen's address from the source of app/frame/routing/screens.ts.
 * @param {string} source
 * @returns {Map<string, string>} address → path of its module from `app/`, without extension
 */
export function screenModules(source) {
  const found = new Map([...source.matchAll(SCREEN_ROUTE)].map(([, path, module]) => [path, module]));
  const paths = source.match(/^ {2}'\//gm)?.length ?? 0;
  if (found.size === 0 || found.size !== paths) throw new Error('app/frame/routing/screens.ts: a screen has no module');
  return found;
}

/**
 * @param {import('./packing.mjs').Chunk[]} chunks of the final build
 * @param {Map<string, string>} modules those of the screens, by address
 * @returns {Needs}
 */
export function needsOf(chunks, modules) {
  const reach = reachIn(chunks);
  const broughtBy = ({ fileName }) => [...reach(fileName)].map((chunk) => chunk.fileName);
  const filesOf = (module) => {
    const entry = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.replace(/\.tsx?$/, '').endsWith(`/app/${module}`),
    );
    if (!entry) throw new Error(`no file for app/${module}`);
    return broughtBy(entry);
  };
  const page = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap(broughtBy));
  const beyond = (files, there) => [...new Set(files)].filter((file) => !there.has(file));
  const shell = beyond(filesOf('frame/shell/inside'), page);
  const inShell = new Set([...page, ...shell]);
  return {
    page: [...page],
    login: beyond(filesOf('auth/LoginPage'), page),
    shell,
    screens: Object.fromEntries([...modules].map(([path, module]) => [path, beyond(filesOf(module), inShell)])),
  };
}

/** Names each file once and turns the lists into numbers of these files. */
export function compact({ login, shell, screens }) {
  const files = [...new Set([...login, ...shell, ...Object.values(screens).flat()])];
  const numbers = (list) => list.map((file) => files.indexOf(file));
  return {
    files: files.map((file) => file.replace(/^assets\//, '')),
    login: numbers(login),
    shell: numbers(shell),
    screens: Object.fromEntries(Object.entries(screens).map(([path, list]) => [path, numbers(list)])),
  };
}

/**
 * Puts the lists into the page's first script.
 * @param {string} script
 * @param {object} lists
 */
export function fill(script, lists) {
  const place = 'globalThis.__NEEDS__ ?? {}';
  if (!script.includes(place)) throw new Error('first-paint.js: no place for its lists');
  return script.replace(place, () => JSON.stringify(lists));
}

/**
 * Returns the page as it is served.
 * @param {string} html with `<script src="/first-paint.js"></script>`
 * @param {string} script that takes the place of this tag
 * @returns {{ html: string, build: string }} `build` changes with anything that the page loads
 */
export function finish(html, script) {
  const tag = /<script src="\/first-paint\.js"[^>]*><\/script>/;
  if (!tag.test(html)) throw new Error('index.html: no place for first-paint.js');
  const whole = html.replace(tag, () => `<script>${script}</script>`);
  const build = digest(whole);
  return { html: whole.replace('<html ', `<html data-build="${build}" `), build };
}

/** Returns a short hash of a text or of a file's bytes. */
export const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12);
