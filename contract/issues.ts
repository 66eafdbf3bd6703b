import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';
import { type FieldCode, isFieldCode } from './errors.fields';
import type { Params } from './errorText';

/** One broken rule of a request in an answer: the path of the field, the stable code and the sentence. */
export interface FieldError {
  path: string;
  code: ErrorCode;
  message: string;
}

/** A broken rule that a schema or a rule finds; its sentence is made later, in the language of the reader. */
export interface Issue<Code extends ErrorCode = ErrorCode> {
  /** The field; an issue of the whole request has none. */
  path?: string;
  code: Code;
  params?: Params;
  /** What the refusal carries besides its sentence. */
  data?: unknown;
}

/** An issue that names its field. */
export type FieldIssue<Code extends ErrorCode = ErrorCode> = Issue<Code> & { path: string };

/** Keeps the issues among the results of rules: a rule that holds, or lacks a fact, gives none. */
export const found = <Found extends Issue>(...judged: readonly (Found | false | null | undefined)[]): Found[] =>
  judged.filter((issue) => issue !== false && issue !== null && issue !== undefined);

type SchemaIssue = z.core.$ZodIssue;

function codeOf(issue: SchemaIssue): FieldCode {
  if (issue.code === 'unrecognized_keys') return 'champ.inconnu';
  return isFieldCode(issue.message) ? issue.message : 'champ.invalide';
}

function paramsOf(issue: SchemaIssue): Params {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  return {};
}

/** What a failed parse found, every field of it (CONTRACT "Envelope"). */
export function schemaIssues(issues: readonly SchemaIssue[]): FieldIssue<FieldCode>[] {
  return issues.flatMap((issue) => {
    const at = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at];
    return paths.map((path) => ({ path: path.join('.'), code: codeOf(issue), params: paramsOf(issue) }));
  });
}
