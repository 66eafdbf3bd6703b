/** A field of a record and what it was and is; undefined where there was or is no record, or no such field in it. */
export interface Changement {
  champ: string;
  avant: unknown;
  apres: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/**
 * What a line of the audit log changed, field by field (PRODUCT G). A creation has all that is, a deletion all that was,
 * a change only what is not the same. Values are as they were kept: what an empty one means is the field's to say.
 */
export function changementsOf(avant: unknown, apres: unknown): Changement[] {
  const [had, has] = [fieldsOf(avant), fieldsOf(apres)];
  return [...new Set([...Object.keys(had), ...Object.keys(has)])]
    .map((champ) => ({ champ, avant: had[champ], apres: has[champ] }))
    .filter((row) => JSON.stringify(row.avant) !== JSON.stringify(row.apres));
}
