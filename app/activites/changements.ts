/** A field of a record and what it was and is; '' for what was or is not there. */
export interface Changement {
  champ: string;
  avant: string;
  apres: string;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Says nothing to people: it grows with each change. */
const HIDDEN = new Set(['version']);

/**
 * What a line of the audit log changed, field by field (PRODUCT G). A creation has all that is, a deletion all that was,
 * a change only what is not the same.
 */
export function changementsOf(avant: unknown, apres: unknown): Changement[] {
  const [had, has] = [fieldsOf(avant), fieldsOf(apres)];
  const names = [...new Set([...Object.keys(had), ...Object.keys(has)])].filter((name) => !HIDDEN.has(name));
  return names
    .map((champ) => ({ champ, avant: textOf(had[champ]), apres: textOf(has[champ]) }))
    .filter((row) => row.avant !== row.apres);
}
