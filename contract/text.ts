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

/** Whether a schema is of this type, or wraps one that is. */
function isA(type: 'nullable' | 'optional', schema: Schema): boolean {
  const def = defOf(schema);
  return def.type === type || (def.innerType !== undefined && isA(type, def.innerType));
}

/** The schema of a declared field; undefined for another name. */
function fieldOf(shape: z.ZodMiniObject, name: string): Schema | undefined {
  return Object.hasOwn(shape.shape, name) ? (shape.shape[name] as Schema) : undefined;
}

/** Maps each field by its schema, and leaves out fields that become undefined. */
function mappedValues(values: Values, schemaOf: (name: string) => Schema | undefined, map: typeof decodeText): Values {
  const read: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const schema = schemaOf(name);
    const made = schema ? map(schema, value) : value;
    if (made !== undefined) read[name] = made;
  }
  return { ...read };
}

/**
 * Reads the texts of a path, a query or a form. A whole number in its exact form becomes a number where the schema
 * declares one; another text stays a text and fails validation. An empty text becomes null where the schema allows
 * null, and is left out where the field is optional.
 */
export function decodeTexts(shape: z.ZodMiniObject, texts: Values): Values {
  return mappedValues(texts, (name) => fieldOf(shape, name), decodeText);
}

/** Reads the texts of a query in the same way, but leaves out every empty parameter (CONTRACT "Types"). */
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
 * Replaces the empty texts of a JSON value, at any depth: by null where the schema allows null; an optional field is
 * left out. Clients send an empty text for a reference or a day without a value (CONTRACT "Types").
 */
export function withoutEmpty(schema: Schema, value: unknown): unknown {
  const def = defOf(schema);
  if (value === '') return emptyOf(schema);
  if (typeof value !== 'object' || value === null) return value;
  if (def.innerType) return withoutEmpty(def.innerType, value);
  const { element, shape } = def;
  if (element && Array.isArray(value)) return value.map((item: unknown) => withoutEmpty(element, item));
  if (!shape || Array.isArray(value)) return value;
  return mappedValues(value as Values, (name) => (Object.hasOwn(shape, name) ? shape[name] : undefined), withoutEmpty);
}

/** Writes values as the texts of a form: absent values are left out, null becomes an empty text. */
export function encodeTexts(values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === null ? '' : String(value)]);
}
