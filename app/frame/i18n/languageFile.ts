declare global {
  interface ImportMetaEnv {
    /** Content hash of each language file, by language; undefined without a build. */
    readonly TEXTS?: Readonly<Record<string, string>>;
  }
}

/**
 * Returns the address of a language file. With the hash of its content, browsers keep it for ever (see
 * app/public/first-paint.js).
 */
function addressOf(lang: string): string {
  const version = import.meta.env.TEXTS?.[lang];
  return `/assets/i18n/${lang}.json${version ? `?v=${version}` : ''}`;
}

/** Reads the texts of one language (spec § 7 Translations). Rejects when they cannot be read. */
export async function fetchLanguageFile(lang: string): Promise<Record<string, string>> {
  const answer = await fetch(addressOf(lang), { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${lang}: ${answer.status}`);
  return answer.json() as Promise<Record<string, string>>;
}
