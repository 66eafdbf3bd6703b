import { fieldMessageOf, isFieldCode } from '@comptoir/contract/errors.fields';
import type { Lang } from '@comptoir/contract/errorText';
import { type Issue, schemaIssues } from '@comptoir/contract/issues';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

export type BodySchema = z.ZodMiniObject;
export type NameOf<S extends BodySchema> = Extract<keyof z.input<S>, string>;
/** Values of the fields: the body's own types; null or '' while a field is empty. */
export type FormValues<S extends BodySchema> = { [Name in NameOf<S>]?: z.input<S>[Name] | null | '' };
/** What the rules of the contract find that a schema cannot (today, a balance, two equal passwords). */
export type FormRules<S extends BodySchema> = (body: z.output<S>) => readonly Issue[];

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
 * Checks a form with the call's own body schema and rules, so that form and server use the same sentences (CONTRACT
 * "Envelope"). What has no field in the form, or a sentence that only the server knows, is left to the server.
 */
export function checkValues<S extends BodySchema>(
  { schema, rules, requiredTexts = {} }: FormChecks<S>,
  values: FieldValues,
  lang: Lang,
): Checked<S> {
  const parsed = schema.safeParse(filledValues(values), { reportInput: true });
  const body = parsed.data as z.output<S>;
  const issues = parsed.success ? ownIssues(schema, rules?.(body) ?? []) : schemaIssues(parsed.error.issues);
  const messages: Record<string, string> = {};
  for (const { path = '', code, params } of issues) {
    if (!isFieldCode(code)) continue;
    messages[path] ??= (code === 'champ.requis' && requiredTexts[path]) || fieldMessageOf(code, lang, params);
  }
  return Object.keys(messages).length === 0 ? { ok: true, body } : { ok: false, messages };
}

const ownIssues = ({ shape }: BodySchema, issues: readonly Issue[]) =>
  issues.filter(({ path }) => path !== undefined && Object.hasOwn(shape, path));
