/*
 * Each build of the application has its own cache. Names of files contain a hash of their content, so any cache may
 * answer for them; the page is different in each build. A build is kept whole or not at all, so that a version that is
 * announced as ready opens without a line.
 */

/** The files of a build; paths from the root of the site. */
export interface Build {
  name: string;
  /** What opens the application: the page, the sign-in and the frame of the screens. */
  shell: readonly string[];
  /** Every file of the program. */
  files: readonly string[];
  /** The texts of each language, of which a browser needs one: those that every screen needs, then those of rooms. */
  texts: readonly (readonly [string, ...string[]])[];
}

const PREFIX = 'comptoir-';
/** Returns the name of a build's cache; a page that runs the build holds a lock of the same name. */
export const cacheOf = (name: string): string => PREFIX + name;
const PAGE = '/';
const AT_ONCE = 2;

/** Returns a file or texts of any build, or null. `Vary` is ignored: compressed or not, the content is the same. */
export async function keptPart(path: string): Promise<Response | null> {
  return (await caches.match(path, { ignoreVary: true })) ?? null;
}

/**
 * Returns the newest of these caches that holds its page; `names` has the oldest first. A cache without a page is
 * incomplete.
 */
async function newestWhole(names: readonly string[]): Promise<{ name: string; page: Response } | null> {
  for (const name of names.toReversed()) {
    const page = await (await caches.open(name)).match(PAGE, { ignoreVary: true });
    if (page) return { name, page };
  }
  return null;
}

/** Returns the newest page that was kept with all of its files, or null. */
export async function keptPage(): Promise<Response | null> {
  return (await newestWhole(await ownCaches()))?.page ?? null;
}

/** Lists the caches of our builds, oldest first. */
const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function keepFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return;
  const answer = (await keptPart(path)) ?? (await fetch(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

/** Requests two files at a time, because the person at work needs the other connections (DESIGN "Weight and speed"). */
async function keepAll(cache: Cache, paths: ReadonlySet<string>): Promise<void> {
  const left = [...paths];
  const next = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keepFile(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Returns the texts of the languages that were read on this device; the page itself loads the first one. */
async function spokenHere({ texts }: Build): Promise<Build['texts']> {
  const known = await Promise.all(texts.map(([path]) => caches.match(path, { ignoreSearch: true, ignoreVary: true })));
  return texts.filter((_, index) => known[index] !== undefined);
}

/**
 * Keeps the texts of rooms in the language whose first file the page requested: they belong to screens that are kept.
 */
export async function keepRooms(build: Build, path: string): Promise<void> {
  const [, ...rooms] = build.texts.find(([first]) => first === path) ?? [path];
  for (const room of rooms) if (!(await keptPart(room))) await keepAsked(build, room, await fetch(room));
}

/**
 * Keeps a whole build, or only its shell while data is saved. Rejects if the server serves another build or if a file
 * did not come; the files that came are there for the next try.
 */
export async function keepBuild(build: Build, savesData: boolean): Promise<void> {
  const own = cacheOf(build.name);
  // The server went back to an earlier build, which must become the newest again.
  if ((await ownCaches()).slice(0, -1).includes(own)) await caches.delete(own);
  const cache = await caches.open(own);
  const texts = await spokenHere(build);
  const later = savesData ? [] : [...texts.flat(), ...build.files];
  await keepAll(cache, new Set([...build.shell, ...texts.map(([first]) => first), ...later]));
  // The page comes last, because a build without its page is never opened.
  const page = await fetch(PAGE, { cache: 'no-store' });
  const isOurs = page.ok && (await page.clone().text()).includes(`data-build="${build.name}"`);
  if (!isOurs) throw new Error('the server serves another build');
  await cache.put(PAGE, page);
}

/** Keeps a file that a page of this build requested, if the server says that it never changes. */
export async function keepAsked(build: Build, path: string, answer: Response): Promise<void> {
  if (!answer.ok || !answer.headers.get('Cache-Control')?.includes('immutable')) return;
  await (await caches.open(cacheOf(build.name))).put(path, answer);
}

/**
 * Deletes the builds that no page runs any more, except the former one: a page that has not taken its lock yet may run
 * it.
 */
export async function forgetFormer(build: Build, inUse: ReadonlySet<string>): Promise<void> {
  const own = cacheOf(build.name);
  const others = (await ownCaches()).filter((name) => name !== own);
  const former = await newestWhole(others);
  const gone = others.filter((name) => name !== former?.name && !inUse.has(name));
  await Promise.all(gone.map((name) => caches.delete(name)));
}
