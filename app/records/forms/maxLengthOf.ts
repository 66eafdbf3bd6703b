import type * as z from 'zod/mini';

/** What this file reads of a schema's definition; `innerType` is what is wrapped, `out` the end of a pipe. */
interface Definition {
  type: string;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
  innerType?: z.core.$ZodType;
  out?: z.core.$ZodType;
}

/** Returns how many characters the schema of a text accepts; undefined if it sets no limit, or is of no text. */
export function maxLengthOf({ _zod }: z.core.$ZodType): number | undefined {
  const { type, checks = [], innerType, out } = _zod.def as unknown as Definition;
  const inner = innerType ?? out;
  if (!inner && type !== 'string') return undefined;
  const own = checks.find(({ _zod: { def } }) => def.check === 'max_length')?._zod.def.maximum;
  return own ?? (inner && maxLengthOf(inner));
}
