import type * as z from 'zod/mini';
import type { Call, FilePart, Received } from './call';
import { type FieldIssue, schemaIssues } from './issues';
import { decodeQuery, decodeTexts, withoutEmpty } from './text';

type Values = Readonly<Record<string, unknown>>;

/**
 * A request before validation. `form` has the texts and the number of files of a multipart body, null for a JSON body,
 * which brings no file.
 */
export interface Arrived {
  params: Values;
  query: Values;
  body: unknown;
  form: { fields: Values; files: number } | null;
}

/**
 * Reads a request by the schemas of its call, and collects an error for every refused field. Server and mocks both use
 * it (CONTRACT "Types"). The record's own id, if the body repeats it, must equal that of the path or the query; it is
 * removed from the received body.
 */
export function parseCall<C extends Call>(call: C, arrived: Arrived): { received: Received<C>; errors: FieldIssue[] } {
  const errors: FieldIssue[] = [];
  const parse = (shape: z.ZodMiniObject, value: unknown): Record<string, unknown> => {
    const parsed = shape.safeParse(value, { reportInput: true });
    if (parsed.success) return parsed.data;
    errors.push(...schemaIssues(parsed.error.issues));
    return {};
  };
  const params = parse(call.params, decodeTexts(call.params, arrived.params));
  const query = parse(call.query, decodeQuery(call.query, arrived.query));
  const sent = bodyOf(call, arrived);
  const { [call.own ?? '']: own, ...body } = parse(call.body, sent);
  const named = call.own === null ? undefined : (params[call.own] ?? query[call.own]);
  if (call.own !== null && typeof own === 'number' && named !== undefined && own !== named) {
    errors.push({ path: call.own, code: 'champ.invalide' });
  }
  if (call.file && !arrived.form?.files && isRequired(call.file, isValues(sent) ? sent : {}))
    errors.push(missingFile(call.file));
  return { received: { params, query, body } as Received<C>, errors };
}

function bodyOf(call: Call, { body, form }: Arrived): unknown {
  if (!form) return withoutEmpty(call.body, isValues(body) ? withoutDerived(call, body) : body);
  // A form without a file may still send the field of the file, with an empty text.
  const isEmptyFile = ([name, value]: [string, unknown]) =>
    value === '' && (name === call.file?.field || name === call.file?.alias);
  const fields = Object.fromEntries(Object.entries(form.fields).filter((entry) => !isEmptyFile(entry)));
  return decodeTexts(call.body, withoutDerived(call, fields));
}

const isValues = (body: unknown): body is Values => typeof body === 'object' && body !== null && !Array.isArray(body);

/** Leaves out the derived fields of a row that a client sends back. */
function withoutDerived({ row, body }: Call, sent: Values): Values {
  if (!row) return sent;
  const isDerived = (name: string) => Object.hasOwn(row.shape, name) && !Object.hasOwn(body.shape, name);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !isDerived(name)));
}

const isRequired = ({ required }: FilePart, sent: Values): boolean =>
  typeof required === 'function' ? required(sent) : required;

const missingFile = ({ field, kind }: FilePart): FieldIssue => ({
  path: field,
  code: kind === 'preuve' ? 'fichier.requis' : 'fichier.aucun',
});
