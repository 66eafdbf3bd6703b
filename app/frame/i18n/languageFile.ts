declare global {
  /**
   * Content hash of each language file, by its name (`fr-FR`, `moncompte/fr-FR`). The page's first script tells it, so
   * that the program need not carry it (app/public/first-paint.js); undefined without a build.
   */
  var __TEXTS__: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns the address of a language file. With the hash of its content, browsers keep it for ever (see
 * app/public/first-paint.js).
 */
function addressOf(file: string): string {
  const version = globalThis.__TEXTS__?.[file];
  return `/assets/i18n/${file}.json${version ? `?v=${version}` : ''}`;
}

/**
 * Reads the texts of one language, `fr-FR` (spec § 7 Translations), or a room's, `moncompte/fr-FR`. Rejects when they
 * cannot be read.
 */
export async function fetchLanguageFile(file: string): Promise<Record<string, string>> {
  const answer = await fetch(addressOf(file), { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json() as Promise<Record<string, string>>;
}
