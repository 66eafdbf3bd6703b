/** The texts of one language (spec § 7 "Translations"). Rejects when they cannot be read. */
export async function fetchLanguageFile(lang: string): Promise<Record<string, string>> {
  const answer = await fetch(`/assets/i18n/${lang}.json`, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${lang}: ${answer.status}`);
  return answer.json() as Promise<Record<string, string>>;
}
