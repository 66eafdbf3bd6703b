import type { BodySchema, FormValues } from './checkValues';

/** What the fields of a form hold while nothing is entered: the schema's own default, an empty text, else null. */
export function emptyOf<S extends BodySchema>({ shape }: S): FormValues<S> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, { _zod }]) => {
      const def = _zod.def as { type: string; defaultValue?: unknown };
      if (def.type === 'default') return [name, def.defaultValue];
      // A text that is read and made regular is a pipe (contract/schema).
      return [name, def.type === 'string' || def.type === 'pipe' ? '' : null];
    }),
  ) as FormValues<S>;
}
