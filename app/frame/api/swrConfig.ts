import type { SWRConfiguration } from 'swr';
import { ApiError } from './ApiError';

const MAX_TRIES = 3;

/** Reads are tried again only when trying may help. */
const mayHelp = (error: unknown) => error instanceof ApiError && error.isUnanswered;

export const swrConfig: SWRConfiguration = {
  errorRetryCount: MAX_TRIES,
  shouldRetryOnError: mayHelp,
  focusThrottleInterval: 30_000,
};
