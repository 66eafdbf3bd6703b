/** The terms and values of the page, and its state. */
export function said(html: string): Record<string, string> {
  const facts = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term = '', value = '']) => [term, value]);
  const [, etat = ''] = /<p class="etat \w+"><span aria-hidden="true">.<\/span> (.*?)<\/p>/.exec(html) ?? [];
  return { etat, ...Object.fromEntries(facts) };
}

const NBSP = /[\u00a0\u202f]/g;
/** The same with plain spaces. */
export const plain = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value.replace(NBSP, ' ')]));
