import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.ZodMiniType>>;
type Shown<F extends Fields> = { [Name in keyof F]: z.ZodMiniType<z.output<F[Name]>, z.output<F[Name]>> };

function shownSchema(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.ZodMiniType };
  if (type === 'default' && innerType) return shownSchema(innerType);
  return type === 'pipe' ? z.string() : schema;
}

/**
 * Returns the shape of a reply that shows these fields of a body: every field is there, so defaults fall away, and a
 * text may be any text. Replies are made with it, so that a new field is named once.
 */
export const shownFields = <F extends Fields>(fields: F): Shown<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, shownSchema(schema)])) as Shown<F>;

/**
 * Picks from `record` the fields of the body `schema`, in its order. Columns, form values and mock rows are made with
 * it, so that a new field is named once.
 */
export function fieldsOf<S extends z.ZodMiniObject, R extends z.output<S>>(
  { shape }: S,
  record: R,
): Pick<R, keyof z.output<S> & keyof R> {
  const names = Object.keys(shape) as (keyof z.output<S> & keyof R)[];
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, keyof z.output<S> & keyof R>;
}

/** Returns the body of a change; a field of `schema` that it leaves out keeps its `stored` value. */
export function filledBody<
  S extends z.ZodMiniObject,
  B extends { [Name in keyof z.output<S>]?: z.output<S>[Name] | undefined },
>({ shape }: S, body: B, stored: z.output<S>): Omit<B, keyof z.output<S>> & z.output<S> {
  const names = Object.keys(shape) as (keyof z.output<S>)[];
  const filled = names.map((name) => [name, body[name] === undefined ? stored[name] : body[name]]);
  return { ...body, ...Object.fromEntries(filled) };
}
