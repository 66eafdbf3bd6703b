const KIB = 1024;

/** The modules in START. Any other module that is loaded on demand is a later route (DESIGN "Weight and speed"). */
const LOGIN = ['index.html', 'auth/LoginPage.tsx'];
const SHELL = ['frame/shell/inside.ts'];
const START = [...LOGIN, ...SHELL];
/** Modules that a signed-in person loads before the first screen is complete. */
const FIRST_SCREEN = ['index.html', ...SHELL, 'dashboard/DashboardScreen.tsx'];
const FORMS = /(^|\/)forms-/;
/** The lightbox loads at its first opening and has a budget of its own. */
const LIGHTBOX = /ui\/Lightbox\/Gallery\.tsx$/;

/**
 * @typedef {Record<string, { file: string, imports?: string[], dynamicImports?: string[], isDynamicEntry?: boolean }>}
 * Manifest
 */

/**
 * Returns what a person downloads at each moment, with its budget, in gzipped bytes (DESIGN "Weight and speed").
 * @param {Manifest} manifest Vite's manifest
 * @param {(file: string) => number} gzipped size in bytes of a built file once compressed
 * @param {string[]} languages the built language files
 * @returns {{ what: string, bytes: number, budget: number }[]}
 */
export function measure(manifest, gzipped, languages) {
  for (const name of [...START, ...FIRST_SCREEN])
    if (!manifest[name]) throw new Error(`no chunk for app/${name}: scripts/budgets.mjs names it`);
  const weigh = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0);
  const loadedBy = (names) => new Set(names.flatMap((name) => [...closure(manifest, name)]));
  const start = loadedBy(START);
  const forms = Object.values(manifest).filter(({ file }) => FORMS.test(file));
  const later = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry && !START.includes(name));
  return [
    { what: 'index.html', bytes: gzipped('index.html'), budget: 14 * KIB },
    { what: 'JS before the login form works', bytes: weigh(loadedBy(LOGIN)), budget: 150 * KIB },
    { what: 'JS of the shell and the dashboard', bytes: weigh(loadedBy(FIRST_SCREEN)), budget: 214 * KIB },
    { what: 'what forms share', bytes: weigh(forms.map(({ file }) => file)), budget: 60 * KIB },
    ...later.map((name) => {
      const there = alreadyThere(manifest, name, later);
      const added = [...closure(manifest, name)].filter(
        (file) => !start.has(file) && !there.has(file) && !FORMS.test(file),
      );
      return { what: `added by ${name}`, bytes: weigh(added), budget: (LIGHTBOX.test(name) ? 16 : 40) * KIB };
    }),
    ...languages.map((file) => ({ what: file, bytes: gzipped(file), budget: 15 * KIB })),
  ];
}

/**
 * Returns the bytes that the server reads before it starts its database, with their budget: a program and what it
 * imports statically. The rest is read while PostgreSQL starts; an import in the wrong place would read it before.
 * @param {(file: string) => string} textOf returns the text of a built file
 */
export function measureServer(textOf) {
  const read = new Map();
  const follow = (file) => {
    if (read.has(file)) return;
    const text = textOf(file);
    read.set(file, Buffer.byteLength(text));
    for (const [, imported] of text.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)) follow(imported);
  };
  follow('main.mjs');
  return {
    what: 'server, read before the database starts',
    bytes: [...read.values()].reduce((sum, bytes) => sum + bytes, 0),
    budget: 400 * KIB,
  };
}

/** Returns the files that every screen that opens this part has loaded by then: none if the part is itself a screen. */
function alreadyThere(manifest, name, later) {
  const opens = (screen) =>
    [...chunksOf(manifest, screen)].some((chunk) => manifest[chunk].dynamicImports?.includes(name));
  const loaded = later.filter((screen) => screen !== name && opens(screen)).map((screen) => closure(manifest, screen));
  const [first = new Set(), ...others] = loaded;
  return new Set([...first].filter((file) => others.every((files) => files.has(file))));
}

/** Returns a module's chunk and those that it imports statically, by their names in the manifest. */
function chunksOf(manifest, name, found = new Set()) {
  if (!manifest[name] || found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name].imports ?? []) chunksOf(manifest, imported, found);
  return found;
}

/** Returns the scripts that the browser downloads for a module. */
function closure(manifest, name) {
  const files = [...chunksOf(manifest, name)].map((chunk) => manifest[chunk].file);
  return new Set(files.filter((file) => file.endsWith('.js')));
}
