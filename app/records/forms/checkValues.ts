import { type FieldCode, fieldMessageOf } from '@comptoir/contract/errors.fields';
import type { Lang } from '@comptoir/contract/errorText';
import { schemaIssues } from '@comptoir/contract/issues';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

export type BodySchema = z.ZodMiniObject;
export type NameOf<S extends BodySchema> = Extract<keyof z.input<S>, string>;
/** Values of the fields: the body's own types; null or '' while a field is empty. */
export type FormValues<S extends BodySchema> = { [Name in NameOf<S>]?: z.input<S>[Name] | null | '' };
/** Checks that a schema cannot make (today, a balance, two equal passwords); returns a code per broken field. */
export type FormRules<S extends BodySchema> = (body: z.output<S>) => Partial<Record<NameOf<S>, FieldCode>>;

export interface FormChecks<S extends BodySchema> {
  schema: S;
  rules?: FormRules<S> | undefined;
  /** Own sentences for fields that are empty (spec § 5 Project). */
  requiredTexts?: Readonly<Record<string, string>> | undefined;
}

/** Result of the checks: the body to send, or one sentence per broken field. */
export type Checked<S extends BodySchema> =
  | { ok: true; body: z.output<S> }
  | { ok: false; messages: Readonly<Record<string, string>> };

/** Leaves empty fields out: the schema then gives `champ.requis` or its default. */
function filledValues(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
}

/**
 * Checks a form with the call's own body schema, so that form and server use the same sentences (CONTRACT "Envelope").
 */
export function checkValues<S extends BodySchema>(
  { schema, rules, requiredTexts = {} }: FormChecks<S>,
  values: FieldValues,
  lang: Lang,
): Checked<S> {
  const parsed = schema.safeParse(filledValues(values), { reportInput: true });
  if (!parsed.success) {
    const messages: Record<string, string> = {};
    for (const { path, code, params } of schemaIssues(parsed.error.issues)) {
      messages[path] ??= (code === 'champ.requis' && requiredTexts[path]) || fieldMessageOf(code, lang, params);
    }
    return { ok: false, messages };
  }
  const body = parsed.data as z.output<S>;
  const broken = Object.entries(rules?.(body) ?? {}) as [string, FieldCode][];
  if (broken.length === 0) return { ok: true, body };
  return { ok: false, messages: Object.fromEntries(broken.map(([name, code]) => [name, fieldMessageOf(code, lang)])) };
}
