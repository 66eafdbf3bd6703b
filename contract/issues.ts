import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';
import { type FieldCode, fieldMessageOf, isFieldCode } from './errors.fields';
import type { Lang } from './errorText';

/** One broken rule of a request: the path of the field, the stable code, the sentence. */
export interface FieldError {
  path: string;
  code: ErrorCode;
  message: string;
}

type Issue = z.core.$ZodIssue;

function codeOf(issue: Issue): FieldCode {
  if (issue.code === 'unrecognized_keys') return 'champ.inconnu';
  return isFieldCode(issue.message) ? issue.message : 'champ.invalide';
}

function paramsOf(issue: Issue): Record<string, number> {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  return {};
}

/** The errors of a failed parse, in the caller's language (CONTRACT "Envelope": `errors` lists every field). */
export function fieldErrors(issues: readonly Issue[], lang: Lang): FieldError[] {
  return issues.flatMap((issue) => {
    const code = codeOf(issue);
    const at = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at];
    return paths.map((path) => ({ path: path.join('.'), code, message: fieldMessageOf(code, lang, paramsOf(issue)) }));
  });
}
