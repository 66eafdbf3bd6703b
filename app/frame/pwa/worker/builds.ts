/*
 * One cache for each build of the application. Its files are named by their content, so that any cache may answer for
 * them; its page is its own. A build is kept whole or not at all: what is announced as ready opens without a line.
 */

/** What a build is made of; paths from the root of the site. */
export interface Build {
  name: string;
  /** The page, the sign-in and the frame of the screens. */
  shell: readonly string[];
  /** Every file of the program. */
  files: readonly string[];
  /** The texts of each language, of which a browser needs one. */
  texts: readonly string[];
}

const PREFIX = 'comptoir-';
/** The cache of a build, and the lock that a page which runs it holds. */
export const cacheOf = (name: string): string => PREFIX + name;
const PAGE = '/';
const AT_ONCE = 2;

/** Any build's file or texts, or null. Compressed or not is the same content. */
export async function keptPart(path: string): Promise<Response | null> {
  return (await caches.match(path, { ignoreVary: true })) ?? null;
}

/** The newest of these caches, given in their order, that holds its page: one without it is not whole. */
async function newestWhole(names: readonly string[]): Promise<{ name: string; page: Response } | null> {
  for (const name of names.toReversed()) {
    const page = await (await caches.open(name)).match(PAGE, { ignoreVary: true });
    if (page) return { name, page };
  }
  return null;
}

/** The newest page that was kept with all of its files, or null. */
export async function keptPage(): Promise<Response | null> {
  return (await newestWhole(await ownCaches()))?.page ?? null;
}

/** In the order in which they were opened. */
const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function keep(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return;
  const answer = (await keptPart(path)) ?? (await fetch(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

/** Two at a time: the person who works on the page has the other connections (DESIGN "Weight and speed"). */
async function keepAll(cache: Cache, paths: ReadonlySet<string>): Promise<void> {
  const left = [...paths];
  const next = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** The texts of the languages that were read here; the page brings the first one itself. */
async function spokenHere(texts: readonly string[]): Promise<string[]> {
  const known = await Promise.all(texts.map((path) => caches.match(path, { ignoreSearch: true, ignoreVary: true })));
  return texts.filter((_, index) => known[index] !== undefined);
}

/**
 * Keeps a whole build; only its shell where data are to be saved. Rejects when it is not what the server serves, or
 * when a file did not come: what came is there for the next try.
 */
export async function keepBuild(build: Build, savesData: boolean): Promise<void> {
  const own = cacheOf(build.name);
  // The server went back to a former build: it is the newest again.
  if ((await ownCaches()).slice(0, -1).includes(own)) await caches.delete(own);
  const cache = await caches.open(own);
  const texts = await spokenHere(build.texts);
  await keepAll(cache, new Set([...build.shell, ...texts, ...(savesData ? [] : build.files)]));
  // Last: a build without its page is not opened.
  const page = await fetch(PAGE, { cache: 'no-store' });
  const isOurs = page.ok && (await page.clone().text()).includes(`data-build="${build.name}"`);
  if (!isOurs) throw new Error('the server serves another build');
  await cache.put(PAGE, page);
}

/** Keeps what a page of this build asked for by itself, when the server says that it never changes. */
export async function keepAsked(build: Build, path: string, answer: Response): Promise<void> {
  if (!answer.ok || !answer.headers.get('Cache-Control')?.includes('immutable')) return;
  await (await caches.open(cacheOf(build.name))).put(path, answer);
}

/** Forgets the builds that no page runs any more; the former one stays for a page that has not said so yet. */
export async function forgetFormer(build: Build, inUse: ReadonlySet<string>): Promise<void> {
  const own = cacheOf(build.name);
  const others = (await ownCaches()).filter((name) => name !== own);
  const former = await newestWhole(others);
  const gone = others.filter((name) => name !== former?.name && !inUse.has(name));
  await Promise.all(gone.map((name) => caches.delete(name)));
}
