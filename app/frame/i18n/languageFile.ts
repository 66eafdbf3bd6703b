declare global {
  interface ImportMetaEnv {
    /** What the build calls the content of each language file; there is none without a build. */
    readonly TEXTS?: Readonly<Record<string, string>>;
  }
}

/** The address of a language file; with its content's name it is kept for ever (see app/public/first-paint.js). */
function addressOf(lang: string): string {
  const version = import.meta.env.TEXTS?.[lang];
  return `/assets/i18n/${lang}.json${version ? `?v=${version}` : ''}`;
}

/** The texts of one language (spec § 7 Translations). Rejects when they cannot be read. */
export async function fetchLanguageFile(lang: string): Promise<Record<string, string>> {
  const answer = await fetch(addressOf(lang), { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${lang}: ${answer.status}`);
  return answer.json() as Promise<Record<string, string>>;
}
