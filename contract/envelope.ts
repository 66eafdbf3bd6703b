import type { Count } from '@comptoir/domain/units';
import type { Call, ReplyOf } from './call';
import { ERRORS, type ErrorCode, type Lang, messageOf, type Params, wireCodeOf } from './errors';
import type { FieldError } from './issues';

/** What a handler answers: the data of the envelope, and the rows before paging on paged lists. */
export type Answer<C extends Call> = C['isPaged'] extends true
  ? { data: ReplyOf<C>; count: Count }
  : { data: ReplyOf<C> };

export interface Success {
  status: true;
  data: unknown;
  message: string;
  count?: Count;
  error?: true;
  statuscode?: number;
}

export interface Failure {
  status: false;
  data: unknown;
  message: string;
  code: ErrorCode;
  errors: FieldError[];
  requestId?: string;
  error?: false;
  statuscode?: number;
}

const DONE: Record<Lang, string> = {
  fr: 'Opération effectuée avec succès',
  en: 'Operation completed successfully',
};

/** A call's success envelope with its compatibility fields (CONTRACT "Envelope"). */
export function success(call: Call, answer: { data: unknown; count?: Count }, lang: Lang): Success {
  return {
    status: true,
    data: answer.data,
    message: DONE[lang],
    ...(answer.count === undefined ? {} : { count: answer.count }),
    ...(call.compat === 'error' ? { error: true as const } : {}),
    ...(call.compat === 'statuscode' ? { statuscode: call.status } : {}),
  };
}

/** What a refusal may carry besides its code. */
export interface RefusalDetails {
  params?: Params;
  errors?: FieldError[];
  /** The current record of a version conflict. */
  data?: unknown;
  /** Seconds to wait before another attempt: the header `Retry-After` of a 429. */
  retryAfter?: number;
}

/** A call's failure envelope; `error` is false where the compatibility field exists. */
export function failure(call: Call | null, code: ErrorCode, lang: Lang, details: RefusalDetails = {}): Failure {
  return {
    status: false,
    data: details.data ?? null,
    message: messageOf(code, lang, details.params),
    code: wireCodeOf(code),
    errors: details.errors ?? [],
    ...(call?.compat === 'error' ? { error: false as const } : {}),
    ...(call?.compat === 'statuscode' ? { statuscode: ERRORS[code].status } : {}),
  };
}

/** A rule that forbids a call; thrown by handlers of server and mocks, answered as `failure`. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** A refusal tied to one field, as section 5's rules are. */
export function refuseField(path: string, code: ErrorCode, lang: Lang): Refusal {
  return new Refusal(code, { errors: [{ path, code, message: messageOf(code, lang) }] });
}

/** The refusal of a request of which these fields are broken; a term that cannot be read is no request at all. */
export function refuseInvalid(errors: FieldError[]): Refusal {
  const isUnreadable = errors.some(({ code }) => code === 'terme.controle');
  return new Refusal(isUnreadable ? 'requete.terme' : 'requete.invalide', { errors });
}

/** A refusal of all the fields that break a rule, each with its own sentence. */
export function refuseFields(broken: readonly { path: string; code: ErrorCode }[], lang: Lang): Refusal {
  return new Refusal('requete.invalide', {
    errors: broken.map(({ path, code }) => ({ path, code, message: messageOf(code, lang) })),
  });
}

/**
 * Refuses every id of a body that is not the one by which the request names its record: it may be left out, null or
 * the same (CONTRACT "Calls").
 */
export function checkSameIds(
  sent: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, number>>,
  lang: Lang,
): void {
  const broken = Object.keys(own).filter((name) => (sent[name] ?? own[name]) !== own[name]);
  if (broken.length > 0)
    throw refuseFields(
      broken.map((path) => ({ path, code: 'champ.invalide' })),
      lang,
    );
}

/** French unless English is asked for (CONTRACT "Envelope"). */
export function langOf(acceptLanguage: string | undefined): Lang {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase();
  return first?.startsWith('en') ? 'en' : 'fr';
}

/**
 * The one place that decides whether an answer is a success, also for servers that send only the compatibility
 * fields; a non-2xx answer never is (CONTRACT "Envelope").
 */
export function isSuccess(httpStatus: number, body: unknown): boolean {
  if (httpStatus < 200 || httpStatus > 299 || typeof body !== 'object' || body === null) return false;
  const { status, error, statuscode } = body as Record<string, unknown>;
  if (status !== undefined) return status === true;
  if (statuscode !== undefined) return Number(statuscode) >= 200 && Number(statuscode) < 300;
  return Boolean(error);
}
