import type { Failure } from '@comptoir/contract/envelope';
import type { FieldError } from '@comptoir/contract/issues';

/** Codes of the failures that the browser finds by itself: no server sent them. */
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

/** A call that did not succeed; `message` can be shown to people as it is (CONTRACT "Envelope"). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Failure['code'] | OwnCode;
  readonly errors: FieldError[];
  /** The current record, after a version conflict; null otherwise. */
  readonly data: unknown;
  /** No answer of the application could be read: there was no network, a proxy answered, or the answer was cut. */
  readonly isNetwork: boolean;
  /** The outcome of the write is unknown: it may have been done. Send it again with the same idempotency key. */
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

  /** The server did not decide: no answer could be read, or the server said that it cannot reach its database now. */
  get isUnanswered(): boolean {
    return this.isNetwork || this.code.startsWith('base.');
  }
}

/** Returns what a promise was rejected with if it is an ApiError; anything else is a bug and is thrown again. */
export function apiErrorOf(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  throw thrown;
}
