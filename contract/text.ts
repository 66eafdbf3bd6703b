import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Def = {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  shape?: Readonly<Record<string, Schema>>;
  values?: readonly unknown[];
};
type Values = Readonly<Record<string, unknown>>;

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

const WHOLE = /^(0|[1-9]\d{0,15})$/;

function isNumeric(schema: Schema): boolean {
  const def = defOf(schema);
  if (def.innerType) return isNumeric(def.innerType);
  if (def.in) return isNumeric(def.in);
  return def.type === 'number' || (def.type === 'literal' && def.values?.every((v) => typeof v === 'number') === true);
}

/** Whether a schema, or one that it wraps, is of this type. */
function isA(type: 'nullable' | 'optional', schema: Schema): boolean {
  const def = defOf(schema);
  return def.type === type || (def.innerType !== undefined && isA(type, def.innerType));
}

/** The schema of a field that a shape declares. */
function fieldOf(shape: z.ZodMiniObject, name: string): Schema | undefined {
  return Object.hasOwn(shape.shape, name) ? (shape.shape[name] as Schema) : undefined;
}

/** An object whose fields are another's, each by its schema; one that becomes undefined is left out. */
function mapped(values: Values, schemaOf: (name: string) => Schema | undefined, map: typeof decodeText): Values {
  const read: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const schema = schemaOf(name);
    const made = schema ? map(schema, value) : value;
    if (made !== undefined) read[name] = made;
  }
  return { ...read };
}

/**
 * In a path, a query and a form everything travels as text. Reads the texts that a shape declares as numbers, only in
 * their exact whole form; anything else stays text and fails validation. An empty text is null where the shape allows
 * it, and absent where that may be: an absent number, day or choice.
 */
export function decodeTexts(shape: z.ZodMiniObject, texts: Values): Values {
  return mapped(texts, (name) => fieldOf(shape, name), decodeText);
}

/** The same of a query, where an empty parameter means none, whatever it would hold (CONTRACT "Types"). */
export function decodeQuery(shape: z.ZodMiniObject, texts: Values): Values {
  const isNone = ([name, value]: [string, unknown]) => value === '' && fieldOf(shape, name) !== undefined;
  return decodeTexts(shape, Object.fromEntries(Object.entries(texts).filter((entry) => !isNone(entry))));
}

function decodeText(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return emptyOf(schema);
  return isNumeric(schema) && WHOLE.test(value) ? Number(value) : value;
}

function emptyOf(schema: Schema): '' | null | undefined {
  if (isA('nullable', schema)) return null;
  return isA('optional', schema) ? undefined : '';
}

/**
 * A JSON value whose empty texts are null where its schema allows it, and absent where that may be, in objects and
 * lists as deep as the schema goes: a reference or a day that a client leaves empty (CONTRACT "Types").
 */
export function withoutEmpty(schema: Schema, value: unknown): unknown {
  const def = defOf(schema);
  if (value === '') return emptyOf(schema);
  if (typeof value !== 'object' || value === null) return value;
  if (def.innerType) return withoutEmpty(def.innerType, value);
  const { element, shape } = def;
  if (element && Array.isArray(value)) return value.map((item: unknown) => withoutEmpty(element, item));
  if (!shape || Array.isArray(value)) return value;
  return mapped(value as Values, (name) => (Object.hasOwn(shape, name) ? shape[name] : undefined), withoutEmpty);
}

/** The inverse, for a form: absent values are left out, null is an empty text. */
export function encodeTexts(values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === null ? '' : String(value)]);
}
