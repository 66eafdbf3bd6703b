import type * as z from 'zod/mini';

/**
 * Picks from `record` the fields of the body `schema`, in its order. Columns, form values and rows of the mocks are
 * made with it, so that a new field is named once.
 */
export function fieldsOf<S extends z.ZodMiniObject, R extends z.output<S>>(
  { shape }: S,
  record: R,
): Pick<R, keyof z.output<S> & keyof R> {
  const names = Object.keys(shape) as (keyof z.output<S> & keyof R)[];
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, keyof z.output<S> & keyof R>;
}
