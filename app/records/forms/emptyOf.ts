import type { BodySchema, FormValues } from './checkValues';

/** Returns the values of an empty form: the schema's default, '' for texts, else null. */
export function emptyOf<S extends BodySchema>({ shape }: S): FormValues<S> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, { _zod }]) => {
      const def = _zod.def as { type: string; defaultValue?: unknown };
      if (def.type === 'default') return [name, def.defaultValue];
      // A text that the schema normalizes has the type `pipe` (contract/schema).
      return [name, def.type === 'string' || def.type === 'pipe' ? '' : null];
    }),
  ) as FormValues<S>;
}
