import { CaisseABouge } from '@comptoir/contract/arretes';
import type { Call } from '@comptoir/contract/call';
import { success } from '@comptoir/contract/envelope';
import { ERRORS, type ErrorCode, isErrorCode, messageOf, situationOf } from '@comptoir/contract/errors';
import { Id, Montant, Nombre, PlainDate } from '@comptoir/contract/schema';
import * as z from 'zod/mini';
import type { Answered } from './wire';

const LEAK = /\bat \S+ \(|node_modules|\.[cm]?[jt]s:\d|SELECT |INSERT |UPDATE \w+ SET|pg_|violates|syntax error|Error:/;

/**
 * Returns every departure of an answer from the one envelope (CONTRACT "Envelope"), whether a handler, the validation,
 * the framework or its parsers made it. A server error is always a fault, because no input may cause one.
 */
export function envelopeFaults(call: Call | null, { status, text, body }: Answered): string[] {
  if (status >= 500) return [`${status} ${text.slice(0, 300)}`];
  if (status < 400) return call ? successFaults(call, status, body) : [];
  if (typeof body !== 'object' || body === null) return [`${status} not JSON: ${text.slice(0, 200)}`];
  const failure = body as Record<string, unknown>;
  const wireCode = String(failure.code);
  if (!isErrorCode(wireCode)) return [`${status} unknown code: ${text.slice(0, 200)}`];
  const code = situationOf(wireCode, status);
  const { data, ...own } = failure;
  const leaks = LEAK.test(JSON.stringify(own)) ? [`a stack, a path or SQL: ${text.slice(0, 300)}`] : [];
  return [...failureFaults(code, status, own), ...dataFaults(call, code, data), ...leaks];
}

function failureFaults(code: ErrorCode, status: number, failure: Record<string, unknown>): string[] {
  const { errors, message } = failure;
  return [
    ...(ERRORS[code].status === status ? [] : [`${code} answered ${status}, not ${ERRORS[code].status}`]),
    ...(failure.status === false ? [] : ['status is not false']),
    ...(failure.error ? ['a truthy error: the specification’s clients read a success'] : []),
    ...(isMessageOf(code, message) ? [] : [`message is not the one of ${code}: ${String(message)}`]),
    ...(Array.isArray(errors) && errors.every(isFieldError) ? [] : ['errors is not a list of fields']),
  ];
}

/** What these refusals carry. */
const DATA: Partial<Record<ErrorCode, z.ZodMiniType>> = {
  'caisse.jour_arrete': z.strictObject({ jusquau: PlainDate, arreteid: Id, numero: Nombre }),
  'arrete.caisse_a_bouge': CaisseABouge,
  'reference.deja_utilisee': z.strictObject({ mouvementcaisseid: Id, date: PlainDate, montant: Montant }),
};

/**
 * Checks `data` of a refusal: a version conflict carries the record as it is now, with what people typed in it; few
 * others carry data.
 */
function dataFaults(call: Call | null, code: ErrorCode, data: unknown): string[] {
  const declared = code === 'conflit.version' ? call?.reply : (DATA[code] ?? z.null());
  return declared?.safeParse(data).success ? [] : [`data is not that of ${code}`];
}

function successFaults(call: Call, status: number, body: unknown): string[] {
  if (call.isBinary) return [];
  const { data, count } = (body ?? {}) as { data?: unknown; count?: number };
  const expected = success(call, { data, ...(call.isPaged ? { count } : {}) }, 'fr') as unknown as Record<
    string,
    unknown
  >;
  const given = (body ?? {}) as Record<string, unknown>;
  return [
    ...(status === call.status ? [] : [`${status}, not ${call.status}`]),
    ...Object.keys(expected).flatMap((key) =>
      key === 'message' || key === 'data' || given[key] === expected[key] ? [] : [`${key} is ${String(given[key])}`],
    ),
    ...(call.isPaged && !Number.isSafeInteger(count) ? ['no count'] : []),
    ...(call.reply.safeParse(data).success ? [] : ['data is not of the declared shape']),
  ];
}

/** Tells whether a text is the sentence of this code in one of the languages, with its parameters filled in. */
function isMessageOf(code: ErrorCode, message: unknown): boolean {
  if (typeof message !== 'string' || message.includes('{{')) return false;
  return (['fr', 'en'] as const).some((lang) => {
    const [start = '', ...rest] = ERRORS[code][lang].split(/\{\{[^}]+\}\}/);
    return rest.length === 0 ? messageOf(code, lang) === message : message.startsWith(start);
  });
}

function isFieldError(error: unknown): boolean {
  const { path, code, message } = (error ?? {}) as Record<string, unknown>;
  return typeof path === 'string' && typeof code === 'string' && isErrorCode(code) && typeof message === 'string';
}
