/**
 * Which modules travel together. Left alone, each module that two screens share is a file of its own: ninety for one
 * screen, on a line that carries six at a time with 400 ms for each (DESIGN "Weight and speed", ADR 0019).
 */

/** @typedef {{ fileName: string, facadeModuleId: string | null, imports: string[], moduleIds: string[], size: number }} Chunk `size` in characters */

/** What the sign-in page runs, what every screen stands in: each whole, in the order in which people come to it. */
const ROOMS = {
  start: /app\/(index\.html|main\.tsx|auth\/LoginPage\.tsx)$/,
  shell: /app\/frame\/shell\/inside\.ts$/,
};
/** Pages before the session: what they alone need waits for nobody who is signed in. */
const BEFORE = /app\/auth\//;
const PROGRAM = /app\/main\.tsx$/;
/** What the first screen shares with others, what pages and lists share, what lists alone, what forms and no list. */
const FIRST_SCREEN = /app\/dashboard\/DashboardScreen\.tsx$/;
/** A client's statement is of the same periods: what it shares with that screen is no other's. */
const OF_FIRST_SCREEN = /app\/(dashboard\/|clients\/Releve)/;
const DASHBOARD = /app\/dashboard\//;
const SCREEN = /(?<!\/(Client|Commande|Caisse|Depense))Screen\.tsx$/;
/** The page of one record: what only such pages share, and what one of them shares with its list, is no other list's. */
const RECORD = /\/(Client|Commande|Caisse|Depense)Screen\.tsx$/;
const DIALOG = /(Modal|FormScreen)\.tsx$/;
/** What comes to everybody once nothing goes on: what it shares with others must not bring all that lists share. */
const AT_HAND = /app\/frame\/shell\/withoutLine\.ts$/;
/** Of the screens or of the dialogs: what fewer of them share is not worth loading for the others. */
const SHARE = 0.4;
/** Screens that need a module of dialogs before it is theirs too. */
const FEW_SCREENS = 4;
/** What two screens share in fewer characters costs a slow line more as a file of its own than those who need it not. */
const CRUMB = 3000;

const FORMS = /node_modules\/react-hook-form\//;
/** Dates are typed in forms and above few lists: they come with these, in one file, and with nothing else. */
const DATES = /ui\/(DateField|PeriodField)\/|lists\/PeriodFilter\.tsx|domain\/dateText/;
/** What a list is worked with: a screen without it is the page of one thing, and loads nothing that only lists need. */
const LISTING = /ui\/ListBar\//;
const ICON = /node_modules\/lucide-react\//;

/**
 * The file that each module goes to; a module without one stays where the bundler puts it.
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
  // Too little for a file of its own: it comes with the frame that both stand in.
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
  share('forms', byDialogs, (count, id) => count >= dialogs * SHARE && (byScreens.get(id) ?? 0) < FEW_SCREENS);
  share('icons', uses, (count, id) => count > 1 && ICON.test(id));
  for (const ids of crumbsOf(chunks, withImports, byScreens)) {
    if (ids.some((id) => FORMS.test(id) || homes.get(id) === 'forms')) continue;
    settle(
      'pages',
      ids.filter((id) => byPages.has(id)),
    );
    settle('lists', ids);
  }
  // A module that is asked for by name keeps a file of its own name, and the page its program.
  for (const id of homes.keys()) if (reached.has(id) || PROGRAM.test(id)) homes.delete(id);
  return homes;
}

/** What two screens share in few characters, each with what comes with it. */
function crumbsOf(chunks, withImports, byScreens) {
  return chunks
    .filter(
      ({ facadeModuleId, size, moduleIds }) =>
        facadeModuleId === null && size <= CRUMB && moduleIds.some((id) => (byScreens.get(id) ?? 0) > 1),
    )
    .map(({ fileName }) => [...withImports(fileName)]);
}

/**
 * A file's chunk and those that come with it, by its name.
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

/** The ids of a file's modules and of those that come with it, by its name. */
function importsOf(chunks) {
  const reach = reachIn(chunks);
  return (file) => new Set([...reach(file)].flatMap(({ moduleIds }) => moduleIds));
}

/** For each module that is asked for by name: the ids of those that come with it. */
function reachOf(chunks, withImports) {
  const entries = chunks.filter((chunk) => chunk.facadeModuleId !== null);
  return new Map(entries.map(({ facadeModuleId, fileName }) => [facadeModuleId, withImports(fileName)]));
}

/** How many of these sets hold each id. */
function usesOf(sets) {
  const uses = new Map();
  for (const ids of sets) for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}
