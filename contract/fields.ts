import type * as z from 'zod/mini';

/**
 * What `record` says of the fields that people type: those of the body `schema`, in its order, and nothing else of it.
 * What a list of fields is made from (columns, a form's values, a row of the mocks), so that a new one is named once.
 */
export function fieldsOf<S extends z.ZodMiniObject, R extends z.output<S>>(
  { shape }: S,
  record: R,
): Pick<R, keyof z.output<S> & keyof R> {
  const names = Object.keys(shape) as (keyof z.output<S> & keyof R)[];
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, keyof z.output<S> & keyof R>;
}
