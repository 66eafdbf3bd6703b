import type { SWRConfiguration } from 'swr';
import { ApiError } from './ApiError';

const MAX_TRIES = 3;

/** A read is tried again only if another try can succeed: the server gave no answer. */
const mayHelp = (error: unknown) => error instanceof ApiError && error.isUnanswered;

export const swrConfig: SWRConfiguration = {
  errorRetryCount: MAX_TRIES,
  shouldRetryOnError: mayHelp,
  focusThrottleInterval: 30_000,
};
