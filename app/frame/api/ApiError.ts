import type { Failure } from '@comptoir/contract/envelope';
import type { FieldError } from '@comptoir/contract/issues';

/** Codes of failures that no server sent. */
export type OwnCode = 'reseau' | 'reponse.illisible';

interface ApiErrorParts {
  /** HTTP status, 0 when no answer came. */
  status: number;
  code: Failure['code'] | OwnCode;
  message: string;
  errors?: FieldError[];
  data?: unknown;
  isUnknownResult?: boolean;
}

/** A call that did not succeed; `message` is fit to be shown as it is (CONTRACT "Envelope"). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Failure['code'] | OwnCode;
  readonly errors: FieldError[];
  /** The current record of a version conflict. */
  readonly data: unknown;
  /** No answer of the application was read: no network, a proxy's page, a cut answer. */
  readonly isNetwork: boolean;
  /** A write whose outcome nobody knows: it may have been done. Send it again with the same idempotency key. */
  readonly isUnknownResult: boolean;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.errors = parts.errors ?? [];
    this.data = parts.data ?? null;
    this.isNetwork = parts.code === 'reseau' || parts.code === 'reponse.illisible';
    this.isUnknownResult = parts.isUnknownResult ?? false;
  }

  /** Nobody answered: nothing could be read, or the server said that it cannot reach its database now. */
  get isUnanswered(): boolean {
    return this.isNetwork || this.code.startsWith('base.');
  }
}

/** What a promise was rejected with, when it is ours; anything else is a bug and is thrown on. */
export function apiErrorOf(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  throw thrown;
}
