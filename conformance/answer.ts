import { TokenPayload } from '@comptoir/contract/auth';
import type { Call } from '@comptoir/contract/call';
import { type Failure, isSuccess, langOf } from '@comptoir/contract/envelope';
import { ERRORS, isErrorCode, type Lang, messageOf, situationOf, wireCodeOf } from '@comptoir/contract/errors';
import type { Expectation } from './case';
import { differences } from './differences';
import { payloadOf } from './token';
import type { WireAnswer } from './transport';

/** Lists every difference between an answer and what is expected of it, its envelope included (CONTRACT "Envelope"). */
export function judge(call: Call, expected: Expectation, answer: WireAnswer, acceptLanguage?: string): string[] {
  const headers = Object.entries(expected.headers ?? {}).flatMap(([name, value]) =>
    differences(`header ${name}`, value, answer.header(name)),
  );
  const isRefusal = expected.code !== undefined || (expected.status ?? call.status) >= 400;
  const found = isRefusal
    ? judgeFailure(call, expected, answer, langOf(acceptLanguage))
    : (call.isBinary ? judgeFile : judgeSuccess)(call, expected, answer);
  return [...headers, ...found];
}

/** A file comes without an envelope. */
function judgeFile(call: Call, { lines }: Expectation, { status, body, text }: WireAnswer): string[] {
  return [
    ...(lines === undefined ? [] : differences('lines', lines, text.trim().split('\r\n'))),
    ...differences('HTTP status', call.status, status),
    ...(body === undefined ? [] : ['body: JSON, not a file']),
  ];
}

function judgeSuccess(call: Call, expected: Expectation, { status, body }: WireAnswer): string[] {
  if (!isSuccess(status, body)) return [`expected a success, got ${status} ${JSON.stringify(body)}`];
  const { message, data, count } = body as Record<string, unknown>;
  const parsed = call.reply.safeParse(data);
  return [
    ...differences('HTTP status', call.status, status),
    ...differences('envelope', { status: true, ...compatOf(call, true, call.status) }, body),
    ...(typeof message === 'string' && message !== '' ? [] : ['message: none']),
    ...(parsed.success ? judgeToken(data) : [`data: ${parsed.error.message}`]),
    ...((typeof count === 'number') === call.isPaged ? [] : [`count: got ${JSON.stringify(count)}`]),
    ...(expected.count === undefined ? [] : differences('count', expected.count, count)),
    ...(expected.data === undefined ? [] : differences('data', expected.data, data)),
    ...(expected.first === undefined ? [] : differences('data', expected.first, beginning(data, expected.first))),
    ...(expected.among ?? []).filter((row) => !isAmong(data, row)).map((row) => `data: no ${JSON.stringify(row)}`),
  ];
}

function beginning(data: unknown, first: readonly unknown[]): unknown {
  return Array.isArray(data) ? data.slice(0, first.length) : data;
}

const isAmong = (data: unknown, row: unknown) =>
  Array.isArray(data) && data.some((one) => differences('row', row, one).length === 0);

/** Checks that the specification's client can read the token of a reply, if it has one (CONTRACT "Session"). */
function judgeToken(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('token' in data)) return [];
  const parsed = TokenPayload.safeParse(payloadOf(String(data.token)));
  return parsed.success ? [] : [`token: ${parsed.error.message}`];
}

function judgeFailure(call: Call, expected: Expectation, { status, body }: WireAnswer, lang: Lang): string[] {
  const failure = (body ?? {}) as Failure;
  const code: string = failure.code;
  if (!isErrorCode(code))
    return [`expected ${expected.code ?? expected.status}, got ${status} ${JSON.stringify(body)}`];
  const situation = situationOf(code, status);
  const text = expected.params ? messageOf(situation, lang, expected.params) : ERRORS[situation][lang];
  return [
    ...(expected.code === undefined ? [] : differences('code', wireCodeOf(expected.code), code)),
    ...differences('HTTP status', expected.status ?? ERRORS[expected.code ?? situation].status, status),
    ...differences('HTTP status of the code', ERRORS[situation].status, status),
    ...differences('envelope', { status: false, ...compatOf(call, false, status) }, failure),
    ...(text.includes('{{') || text === failure.message ? [] : differences('message', text, failure.message)),
    ...(code === 'conflit.version'
      ? judgeCurrent(call, expected, failure)
      : differences('data', expected.data ?? null, failure.data)),
    ...(expected.errors ?? []).flatMap(({ path, code: fieldCode }) =>
      failure.errors?.some((error) => error.path === path && error.code === fieldCode)
        ? []
        : [`errors: no ${fieldCode} at ${path} in ${JSON.stringify(failure.errors)}`],
    ),
  ];
}

/** Checks that a version conflict brings the current record (CONTRACT "Types"). */
function judgeCurrent(call: Call, expected: Expectation, { data }: Failure): string[] {
  const parsed = call.reply.safeParse(data);
  const shape = parsed.success ? [] : [`data: ${parsed.error.message}`];
  return [...shape, ...differences('data', expected.data ?? {}, data)];
}

function compatOf(call: Call, isDone: boolean, status: number): Record<string, unknown> {
  return {
    error: call.compat === 'error' ? isDone : undefined,
    statuscode: call.compat === 'statuscode' ? status : undefined,
  };
}
