const KIB = 1024;

/** Chunks that the shell and the dashboard load; what is above them is a later route (DESIGN "Weight and speed"). */
const LOGIN = ['index.html', 'auth/LoginPage.tsx'];
const SHELL = [...LOGIN, 'shell/Workplace.tsx', 'shell/Shell.tsx', 'shell/ScreenOutlet.tsx'];
const FORMS = /(^|\/)forms-/;

/**
 * What a person downloads at each moment, beside its budget (DESIGN "Weight and speed", gzip).
 * @param {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} manifest Vite's manifest
 * @param {(file: string) => number} gzipped bytes of a built file once compressed
 * @param {string[]} languages the built language files
 * @returns {{ what: string, bytes: number, budget: number }[]}
 */
export function measure(manifest, gzipped, languages) {
  for (const name of SHELL)
    if (!manifest[name]) throw new Error(`no chunk for app/${name}: scripts/budgets.mjs names it`);
  const weigh = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0);
  const loadedBy = (names) => new Set(names.flatMap((name) => [...closure(manifest, name)]));
  const shell = loadedBy(SHELL);
  const forms = Object.values(manifest).filter(({ file }) => FORMS.test(file));
  const later = Object.entries(manifest).filter(([name, chunk]) => chunk.isDynamicEntry && !SHELL.includes(name));
  return [
    { what: 'index.html', bytes: gzipped('index.html'), budget: 14 * KIB },
    { what: 'JS before the login form works', bytes: weigh(loadedBy(LOGIN)), budget: 130 * KIB },
    { what: 'JS of the shell and the dashboard', bytes: weigh(shell), budget: 190 * KIB },
    ...forms.map(({ file }) => ({ what: `forms: ${file}`, bytes: gzipped(file), budget: 60 * KIB })),
    ...later.map(([name]) => {
      const added = [...closure(manifest, name)].filter((file) => !shell.has(file) && !FORMS.test(file));
      return { what: `added by ${name}`, bytes: weigh(added), budget: 40 * KIB };
    }),
    ...languages.map((file) => ({ what: file, bytes: gzipped(file), budget: 15 * KIB })),
  ];
}

/** The scripts that loading a module downloads: its own chunk and those that it imports statically. */
function closure(manifest, name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  if (chunk.file.endsWith('.js')) found.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}
