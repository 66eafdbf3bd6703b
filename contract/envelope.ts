import type { Count } from '@comptoir/domain/units';
import type { Call, ReplyOf } from './call';
import { ERRORS, type ErrorCode, type Lang, messageOf, type Params, wireCodeOf } from './errors';
import type { FieldError, FieldIssue, Issue } from './issues';

/** What a handler returns: the data of the envelope, and on paged lists the number of rows on all pages. */
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

/** Makes the success envelope of a call, with its compatibility fields (CONTRACT "Envelope"). */
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
  errors?: readonly FieldIssue[];
  /** The current record of a version conflict. */
  data?: unknown;
  /** Seconds to wait before the next attempt: the header `Retry-After` of a 429. */
  retryAfter?: number;
}

/** Makes the failure envelope of a call; `error` is false when the call has that compatibility field. */
export function failure(call: Call | null, code: ErrorCode, lang: Lang, details: RefusalDetails = {}): Failure {
  return {
    status: false,
    data: details.data ?? null,
    message: messageOf(code, lang, details.params),
    code: wireCodeOf(code),
    errors: (details.errors ?? []).map((issue) => ({
      path: issue.path,
      code: issue.code,
      message: messageOf(issue.code, lang, issue.params),
    })),
    ...(call?.compat === 'error' ? { error: false as const } : {}),
    ...(call?.compat === 'statuscode' ? { statuscode: ERRORS[code].status } : {}),
  };
}

/** A rule that forbids a call. Handlers of server and mocks throw it; the answer is a `failure`. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** The refusal of a broken rule; it names the field when the rule does. */
export function refuse({ path, code, params, data }: Issue): Refusal {
  const errors = path === undefined ? [] : [{ path, code, params }];
  return new Refusal(code, { params, data, errors });
}

/** A refusal that concerns one field, like those of section 5. */
export const refuseField = (path: string, code: ErrorCode): Refusal => refuse({ path, code });

/** The refusal of a request with these invalid fields; an unreadable search term makes the whole request unreadable. */
export function refuseInvalid(errors: readonly FieldIssue[]): Refusal {
  const isUnreadable = errors.some(({ code }) => code === 'terme.controle');
  return new Refusal(isUnreadable ? 'requete.terme' : 'requete.invalide', { errors });
}

/** Throws the first broken rule, if there is one. */
export function throwFirst([first]: readonly Issue[]): void {
  if (first) throw refuse(first);
}

/** Throws one Refusal `requete.invalide` for all broken fields, if there are any. */
export function throwAll(found: readonly FieldIssue[]): void {
  if (found.length > 0) throw refuseInvalid(found);
}

/**
 * Refuses ids in a body that differ from those by which the request names its record. The body may leave them out or
 * send null (CONTRACT "Calls"). Throws Refusal on each wrong field.
 */
export function checkSameIds(sent: Readonly<Record<string, unknown>>, own: Readonly<Record<string, number>>): void {
  const broken = Object.keys(own).filter((name) => (sent[name] ?? own[name]) !== own[name]);
  throwAll(broken.map((path) => ({ path, code: 'champ.invalide' })));
}

/** The language of an `Accept-Language` header: English when it comes first, otherwise French (CONTRACT "Envelope"). */
export function langOf(acceptLanguage: string | undefined): Lang {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase();
  return first?.startsWith('en') ? 'en' : 'fr';
}

/**
 * Whether an answer is a success; only this function may decide it. It also understands servers that send only the
 * compatibility fields; a non-2xx answer is never a success (CONTRACT "Envelope").
 */
export function isSuccess(httpStatus: number, body: unknown): boolean {
  if (httpStatus < 200 || httpStatus > 299 || typeof body !== 'object' || body === null) return false;
  const { status, error, statuscode } = body as Record<string, unknown>;
  if (status !== undefined) return status === true;
  if (statuscode !== undefined) return Number(statuscode) >= 200 && Number(statuscode) < 300;
  return Boolean(error);
}
