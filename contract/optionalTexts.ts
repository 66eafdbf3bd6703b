import * as z from 'zod/mini';

type Text = z.ZodMiniType<string, string>;
type Texts = Readonly<Record<string, Text>>;

const mapTexts = <T extends Texts, S>(texts: T, schemaOf: (text: Text) => S) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, schemaOf(text)])) as { [Name in keyof T]: S };

/** Texts of a new record: each is empty when it is absent. */
export const emptyTexts = <T extends Texts>(texts: T) => mapTexts(texts, (text) => z._default(text, ''));

/**
 * The same texts of a change: each stays as it was when it is absent. An empty text empties it: `./text` would leave
 * out the empty text of an optional field, so the optional schema stands inside a pipe.
 */
export const keptTexts = <T extends Texts>(texts: T) =>
  mapTexts(texts, (text) => z.pipe(z.optional(text), z.optional(z.string())));
