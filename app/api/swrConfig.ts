import type { SWRConfiguration } from 'swr';
import { ApiError } from './ApiError';

const MAX_TRIES = 3;

/** Reads are tried again only when trying may help: a cut line, a server that is away. */
const mayHelp = (error: unknown) => error instanceof ApiError && (error.isNetwork || error.status === 503);

export const swrConfig: SWRConfiguration = {
  errorRetryCount: MAX_TRIES,
  shouldRetryOnError: mayHelp,
  focusThrottleInterval: 30_000,
};
