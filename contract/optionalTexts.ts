import * as z from 'zod/mini';

type Text = z.ZodMiniType<string, string>;
type Texts = Readonly<Record<string, Text>>;

const mapTexts = <T extends Texts, S>(texts: T, schemaOf: (text: Text) => S) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, schemaOf(text)])) as { [Name in keyof T]: S };

/** The texts of a new record; each is empty when left out. */
export const emptyTexts = <T extends Texts>(texts: T) => mapTexts(texts, (text) => z._default(text, ''));

/**
 * The same texts in a change; each stays as it was when left out, and an empty text empties it. `./text` would drop the
 * empty text of an optional field, so the optional schema stands inside a pipe.
 */
export const keptTexts = <T extends Texts>(texts: T) =>
  mapTexts(texts, (text) => z.pipe(z.optional(text), z.optional(z.string())));
