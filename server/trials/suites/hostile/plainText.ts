import type * as z from 'zod/mini';

/** A text of at most `maximum` characters, about which nothing else is checked. */
export interface PlainText {
  maximum: number;
  /** An empty text is refused. */
  isRequired: boolean;
}

type Schema = z.ZodMiniType;
interface Def {
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;
const isPipe = (schema: Schema) => defOf(schema).in !== undefined;

/** Returns the plain text that a field holds, as `texte` of contract/schema makes it; undefined for any other field. */
export function plainTextOf(schema: Schema): PlainText | undefined {
  const { innerType, in: source, out, checks = [] } = defOf(schema);
  if (innerType) return plainTextOf(innerType);
  if (!source || !out) return undefined;
  if (!isPipe(source)) return plainTextOf(source);
  const checked = [...(defOf(out).checks ?? []), ...checks].map(({ _zod }) => _zod.def);
  const maximum = checked.find(({ check }) => check === 'max_length')?.maximum;
  const isRequired = checked.some(({ check }) => check === 'min_length');
  const isPlain = checked.every(({ check }) => check === 'max_length' || check === 'min_length');
  return maximum !== undefined && isPlain ? { maximum, isRequired } : undefined;
}
