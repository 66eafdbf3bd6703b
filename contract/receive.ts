import type * as z from 'zod/mini';
import type { Call, FilePart, Received } from './call';
import { type ErrorCode, type Lang, messageOf } from './errors';
import { type FieldError, fieldErrors } from './issues';
import { decodeQuery, decodeTexts, withoutEmpty } from './text';

type Values = Readonly<Record<string, unknown>>;

/** A request as it came; `form` the texts and the number of files of a multipart body, null for another. */
export interface Arrived {
  params: Values;
  query: Values;
  body: unknown;
  form: { fields: Values; files: number } | null;
}

/**
 * What a call's schemas make of a request, and every field that they refuse; whoever answers the API reads it by this
 * (CONTRACT "Types"). A record's own id that a body repeats must be the one of the path or the query; it is left out
 * of what is received.
 */
export function parseCall<C extends Call>(
  call: C,
  arrived: Arrived,
  lang: Lang,
): { received: Received<C>; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const parse = (shape: z.ZodMiniObject, value: unknown): Record<string, unknown> => {
    const parsed = shape.safeParse(value, { reportInput: true });
    if (parsed.success) return parsed.data;
    errors.push(...fieldErrors(parsed.error.issues, lang));
    return {};
  };
  const params = parse(call.params, decodeTexts(call.params, arrived.params));
  const query = parse(call.query, decodeQuery(call.query, arrived.query));
  const { [call.own ?? '']: own, ...body } = parse(call.body, bodyOf(call, arrived));
  const named = call.own === null ? undefined : (params[call.own] ?? query[call.own]);
  if (call.own !== null && typeof own === 'number' && named !== undefined && own !== named) {
    errors.push(fieldError(call.own, 'champ.invalide', lang));
  }
  if (call.file?.required && arrived.form?.files === 0) errors.push(missingFile(call.file, lang));
  return { received: { params, query, body } as Received<C>, errors };
}

function bodyOf(call: Call, { body, form }: Arrived): unknown {
  if (!form) return withoutEmpty(call.body, body);
  // A form without a file may name its field with nothing in it.
  const isEmptyFile = ([name, value]: [string, unknown]) =>
    value === '' && (name === call.file?.field || name === call.file?.alias);
  return decodeTexts(call.body, Object.fromEntries(Object.entries(form.fields).filter((entry) => !isEmptyFile(entry))));
}

const fieldError = (path: string, code: ErrorCode, lang: Lang): FieldError => ({
  path,
  code,
  message: messageOf(code, lang),
});

function missingFile({ field, kind }: FilePart, lang: Lang): FieldError {
  return fieldError(field, kind === 'preuve' ? 'fichier.requis' : 'fichier.aucun', lang);
}
