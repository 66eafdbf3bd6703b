/**
 * Decides which modules share a file. Otherwise each module that two screens share would be its own file: ninety for
 * one screen, on a line that carries six at a time at 400 ms each (DESIGN "Weight and speed", ADR 0019).
 */

/**
 * @typedef {{ fileName: string, facadeModuleId: string | null, imports: string[], moduleIds: string[], size: number }}
 * Chunk `size` in characters
 */

/** The sign-in page, and the shell around every screen: one whole file each, in the order in which they are needed. */
const ROOMS = {
  start: /app\/(index\.html|main\.tsx|auth\/LoginPage\.tsx)$/,
  shell: /app\/frame\/shell\/inside\.ts$/,
};
/** The pages before sign-in. Modules that only they need are a file that signed-in people do not load. */
const BEFORE = /app\/auth\//;
const PROGRAM = /app\/main\.tsx$/;
/** The first screen after sign-in, and its pictures. Modules that it shares with others are a separate file. */
const FIRST_SCREEN = /app\/dashboard\/(DashboardScreen|\w+Section)\.tsx$/;
/** The first screen with its parts, and a client's statement, which has the same periods: they share little else. */
const OF_FIRST_SCREEN = /app\/(accueil\/|dashboard\/|clients\/Releve)/;
const DASHBOARD = /app\/(accueil|dashboard)\//;
const SCREEN = /(?<!\/(Client|Commande|Caisse|Depense|Avance|ProjetDetails))Screen\.tsx$/;
/** Pages of one record. Modules that only they share, or one of them and its list, do not go to the file `lists`. */
const RECORD = /\/(Client|Commande|Caisse|Depense|Avance|ProjetDetails)Screen\.tsx$/;
const DIALOG = /(Modal|FormScreen)\.tsx$/;
/** The dialogs for a lost connection, loaded by everybody in a quiet moment. They must not load the file `lists`. */
const AT_HAND = /app\/frame\/shell\/withoutLine\.ts$/;
/** A module goes to a shared file when at least this part of all screens needs it. */
const SHARE = 0.4;
/** A module goes to the file of the forms when at least this part of all dialogs needs it: some have few fields. */
const DIALOG_SHARE = 0.3;
/** A module that this many screens need does not go to the file of the forms. */
const FEW_SCREENS = 4;
/** A crumb that this many dialogs need does not go to the file of the lists. */
const FEW_DIALOGS = 3;
/**
 * A shared chunk of at most so many characters, with what it alone brings: on a slow line, its own request costs more
 * than loading it unneeded.
 */
const CRUMB = 3000;

const FORMS = /node_modules\/react-hook-form\//;
/** Date fields are in forms and above a few lists. They are one file, loaded only by these. */
const DATES = /ui\/(DateField|PeriodField)\/|lists\/PeriodFilter\.tsx|domain\/date(Text|Format)/;
/** The bar above a list. A screen without it is the page of one record, and loads nothing that only lists need. */
const LISTING = /ui\/ListBar\//;
const ICON = /node_modules\/lucide-react\//;

/**
 * Returns the file that each module goes to. A module without one stays where the bundler puts it.
 * @param {Chunk[]} chunks those of a build without any grouping
 * @returns {Map<string, string>} module id → name of its file
 */
export function pack(chunks) {
  const withImports = importsOf(chunks);
  const reached = reachOf(chunks, withImports);
  const matching = (pattern) => [...reached].filter(([facade]) => pattern.test(facade)).map(([, ids]) => ids);
  const uses = usesOf([...reached.values()]);
  const byScreens = usesOf(matching(SCREEN));
  const byRecords = usesOf(matching(RECORD));
  const byDialogs = usesOf(matching(DIALOG));
  const [screens, dialogs] = [matching(SCREEN).length, matching(DIALOG).length];

  const homes = new Map();
  const settle = (name, ids) => {
    for (const id of ids) if (!homes.has(id)) homes.set(id, name);
  };
  const share = (name, table, isEnough) => {
    for (const [id, count] of table) if (isEnough(count, id)) settle(name, [id]);
  };
  const usedBeside = (pattern) =>
    usesOf([...reached].filter(([facade]) => !pattern.test(facade)).map(([, ids]) => ids));
  const inside = usedBeside(BEFORE);
  share('auth', uses, (_, id) => !inside.has(id));
  for (const [name, pattern] of Object.entries(ROOMS)) for (const ids of matching(pattern)) settle(name, ids);
  const elsewhere = usedBeside(OF_FIRST_SCREEN);
  for (const ids of matching(FIRST_SCREEN))
    settle(
      'board',
      [...ids].filter((id) => elsewhere.has(id) || ICON.test(id)),
    );
  // The two share too little for a separate file: it goes to the shell, which both need.
  const inStatement = usedBeside(DASHBOARD);
  for (const ids of matching(FIRST_SCREEN))
    settle(
      'shell',
      [...ids].filter((id) => inStatement.has(id)),
    );
  for (const ids of matching(AT_HAND))
    settle(
      'athand',
      [...ids].filter((id) => (uses.get(id) ?? 0) > 1),
    );
  const isPage = (ids) => ![...ids].some((id) => LISTING.test(id));
  const byPages = usesOf([...matching(SCREEN), ...matching(RECORD)].filter(isPage));
  share('pages', byScreens, (count, id) => count >= screens * SHARE && byPages.has(id));
  share('lists', byScreens, (count) => count >= screens * SHARE);
  share('records', byRecords, (count, id) => count > 1 && !byScreens.has(id));
  share('forms-dates', uses, (count, id) => count > 1 && DATES.test(id));
  share('forms', byDialogs, (count, id) => count >= dialogs * DIALOG_SHARE && (byScreens.get(id) ?? 0) < FEW_SCREENS);
  share('icons', uses, (count, id) => count > 1 && ICON.test(id));
  for (const ids of crumbsOf(chunks, byScreens, homes)) {
    if (ids.some((id) => FORMS.test(id) || homes.get(id) === 'forms')) continue;
    settle(
      'pages',
      ids.filter((id) => byPages.has(id)),
    );
    // Modules that several dialogs also need are a separate file, so that the dialogs do not load the file `lists`.
    settle(
      'lists',
      ids.filter((id) => (byDialogs.get(id) ?? 0) < FEW_DIALOGS),
    );
  }
  // A module that is imported on demand keeps its own file, and `main.tsx` stays with the page.
  for (const id of homes.keys()) if (reached.has(id) || PROGRAM.test(id)) homes.delete(id);
  return homes;
}

/**
 * Returns the chunks that several screens share and that are small with all that they bring along: for each, the ids of
 * its modules and of all that it imports.
 */
function crumbsOf(chunks, byScreens, homes) {
  const reach = reachIn(chunks);
  const brought = (parts) =>
    parts.filter(({ moduleIds }) => moduleIds.some((id) => !homes.has(id))).reduce((sum, { size }) => sum + size, 0);
  return chunks
    .filter(({ facadeModuleId, moduleIds }) => facadeModuleId === null && moduleIds.some((id) => byScreens.get(id) > 1))
    .map(({ fileName }) => [...reach(fileName)])
    .filter((parts) => brought(parts) <= CRUMB)
    .map((parts) => parts.flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Returns a function from a file's name to its chunk and all chunks that it imports, directly or not.
 * @param {Pick<Chunk, 'fileName' | 'imports'>[]} chunks
 */
export function reachIn(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (file, found = new Set()) => {
    const chunk = byFile.get(file);
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const imported of chunk.imports) reach(imported, found);
    return found;
  };
  return (file) => reach(file);
}

/** Returns a function from a file's name to the ids of its modules and of all that they import. */
function importsOf(chunks) {
  const reach = reachIn(chunks);
  return (file) => new Set([...reach(file)].flatMap(({ moduleIds }) => moduleIds));
}

/** Returns, for each module that is an entry or imported on demand, the ids of the modules that come with it. */
function reachOf(chunks, withImports) {
  const entries = chunks.filter((chunk) => chunk.facadeModuleId !== null);
  return new Map(entries.map(({ facadeModuleId, fileName }) => [facadeModuleId, withImports(fileName)]));
}

/** Counts how many of these sets hold each id. */
function usesOf(sets) {
  const uses = new Map();
  for (const ids of sets) for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}
