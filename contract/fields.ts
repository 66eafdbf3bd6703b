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

/** Returns the body of a change, with each field of `schema` that it leaves out as it was `stored`. */
export function filledBody<
  S extends z.ZodMiniObject,
  B extends { [Name in keyof z.output<S>]?: z.output<S>[Name] | undefined },
>({ shape }: S, body: B, stored: z.output<S>): Omit<B, keyof z.output<S>> & z.output<S> {
  const names = Object.keys(shape) as (keyof z.output<S>)[];
  const filled = names.map((name) => [name, body[name] === undefined ? stored[name] : body[name]]);
  return { ...body, ...Object.fromEntries(filled) };
}
