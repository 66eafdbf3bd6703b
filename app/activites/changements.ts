/** A field of a record before and after a change; undefined when the record or the field did not exist then. */
export interface Changement {
  champ: string;
  avant: unknown;
  apres: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/**
 * Lists what an entry of the audit log changed, field by field (PRODUCT G): all fields of a creation or a deletion,
 * only the different ones of a change. Values are returned as they were stored; the field decides what an empty one
 * means.
 */
export function changementsOf(avant: unknown, apres: unknown): Changement[] {
  const [had, has] = [fieldsOf(avant), fieldsOf(apres)];
  return [...new Set([...Object.keys(had), ...Object.keys(has)])]
    .map((champ) => ({ champ, avant: had[champ], apres: has[champ] }))
    .filter((row) => JSON.stringify(row.avant) !== JSON.stringify(row.apres));
}
