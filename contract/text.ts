import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Def = { type: string; innerType?: Schema; in?: Schema; values?: readonly unknown[] };

const WHOLE = /^(0|[1-9]\d{0,15})$/;

function isNumeric(schema: Schema): boolean {
  const def = schema._zod.def as unknown as Def;
  if (def.innerType) return isNumeric(def.innerType);
  if (def.in) return isNumeric(def.in);
  return def.type === 'number' || (def.type === 'literal' && def.values?.every((v) => typeof v === 'number') === true);
}

function isNullable(schema: Schema): boolean {
  const def = schema._zod.def as unknown as Def;
  return def.type === 'nullable' || (def.innerType !== undefined && isNullable(def.innerType));
}

/**
 * In a path, a query and a form everything travels as text. Reads the texts that a shape declares as numbers, only in
 * their exact whole form; anything else stays text and fails validation. An empty text is null where the shape allows
 * it: an absent number, day or choice.
 */
export function decodeTexts(shape: z.ZodMiniObject, texts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const decoded: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(texts)) {
    const schema = Object.hasOwn(shape.shape, name) ? (shape.shape[name] as Schema) : undefined;
    decoded[name] = schema && typeof value === 'string' ? decodeText(schema, value) : value;
  }
  return { ...decoded };
}

function decodeText(schema: Schema, value: string): unknown {
  if (value === '' && isNullable(schema)) return null;
  return isNumeric(schema) && WHOLE.test(value) ? Number(value) : value;
}

/** The inverse, for a form: absent values are left out, null is an empty text. */
export function encodeTexts(values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === null ? '' : String(value)]);
}
