import type { Call, ReplyOf } from '@comptoir/contract/call';
import type { Answer } from '@comptoir/contract/envelope';
import type { Count } from '@comptoir/domain/units';
import { useCallback } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../api/ApiError';
import { sendCall } from '../api/client';
import { type CallArgs, type ReadArgs, urlOf } from '../api/url';
import { type Read, readOrSeen } from './readOrSeen';
import { type ShownRead, useShownRead } from './shownReads';
import { useSeenMeanwhile } from './useSeenMeanwhile';

export interface Route<C extends Call> {
  /**
   * The answer, or the last one that was kept if the server does not answer; the shell then says from when it is
   * (app/frame/reads/shownReads).
   */
  data: ReplyOf<C> | undefined;
  /** Number of rows on all pages. */
  count: Count | undefined;
  /** When the server gave the data, and whether in this visit; null while there is no data. */
  read: ShownRead | null;
  error: ApiError | undefined;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** The data is being read, again or for another page; the rows shown stay (DESIGN rule 3). */
  isValidating: boolean;
  refresh(): Promise<void>;
  /** Reads another page of the same list from the server only; nothing of it is kept. Rejects as `sendCall` does. */
  readPage(page: number, limit: number, signal: AbortSignal): Promise<Answer<C>>;
}

type Texts = Readonly<Record<string, unknown>>;
type Loose = { params?: Texts; query?: Texts };

/** An answer, the record that it is about, and its address. */
type Kept<C extends Call> = Read<C> & { subject: string | null; url: string };

const ignore = () => undefined;

/**
 * Tells which record the rows belong to: the ids among the arguments. Rows of another record are never shown in its
 * place.
 */
function subjectOf({ params, query }: Loose): string {
  return JSON.stringify(Object.entries({ ...params, ...query }).filter(([name]) => name.endsWith('id')));
}

/**
 * Reads a call of the contract through SWR's cache; `null` reads nothing. While another page or term loads, `data`
 * stays what was shown; for another record (any argument whose name ends in `id`) it starts empty.
 */
export function useRoute<C extends Call>(call: C, args: ReadArgs<C> | null): Route<C> {
  const loose = args as Loose | null;
  const subject = loose && subjectOf(loose);
  const url = loose && urlOf(call, loose);
  const { data, error, isValidating, mutate } = useSWR<Kept<C>, ApiError>(
    url,
    async (asked: string) => ({ ...(await readOrSeen(call, loose as CallArgs<C>, asked)), subject, url: asked }),
    { keepPreviousData: true },
  );
  // If a refresh fails, `error` tells it.
  const refresh = useCallback(() => mutate().then(ignore, ignore), [mutate]);
  const meanwhile = useSeenMeanwhile(call, url, isValidating && data?.url !== url);
  const own = loose && data?.subject === subject ? data : undefined;
  const shown = meanwhile ?? own;
  const isConfirmed = meanwhile === null && own?.isConfirmed === true;
  useShownRead(call, shown?.readAt, isConfirmed);
  return {
    data: shown?.data,
    count: shown?.count,
    read: shown ? { readAt: shown.readAt, isConfirmed } : null,
    error,
    isLoading: loose !== null && shown === undefined && error === undefined,
    isValidating,
    refresh,
    readPage: (page, limit, signal) =>
      sendCall(call, { ...loose, query: { ...loose?.query, page, limit } } as unknown as CallArgs<C>, { signal }),
  };
}
