import type { Call } from '@comptoir/contract/call';
import type { Answer } from '@comptoir/contract/envelope';
import { useToast } from '@comptoir/ui/Toasts';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type ApiError, apiErrorOf } from './ApiError';
import { type SendOptions, sendCall } from './client';
import { type CallArgs, isOfNoun } from './url';

/** Sends a call. Rejects with ApiError; a second press while busy gets the answer of the first (DESIGN rule 16). */
export type Send = <C extends Call>(call: C, args: CallArgs<C>, options?: SendOptions) => Promise<Answer<C>>;

export interface Mutation<C extends Call> {
  submit(args: CallArgs<C>, options?: SendOptions): Promise<Answer<C>>;
  busy: boolean;
  error: ApiError | null;
  reset(): void;
}

/**
 * Tells whether the data may have changed although the call failed: someone else changed it, or the answer was lost.
 */
const isStale = (error: ApiError) => error.isUnknownResult || error.status === 409 || error.status === 404;

/**
 * Returns the function that shows a refusal as a red toast with the server's sentence; without an answer there is no
 * toast.
 */
function useRefusalToast(isAlone: boolean): (error: ApiError) => void {
  const toast = useToast();
  return useCallback(
    ({ isUnanswered, message }) => {
      if (!isUnanswered) (isAlone ? toast.error : toast.echo)(message);
    },
    [toast, isAlone],
  );
}

interface MutationOptions {
  /** Nouns whose lists the write changes. */
  touches: readonly string[];
  /** Nothing on the screen says the refusal, so its toast is read aloud. */
  isAlone?: boolean;
}

/**
 * Returns the function that sends writes of the contract. After one, every read of the nouns in `touches` (`caisses`,
 * `depenses`, …) and of the dashboard is made again. A refusal shows a red toast with the server's sentence (spec § 8),
 * beside what the caller shows of it; without an answer there is no sentence, and the caller alone says so.
 */
export function useSend({ touches, isAlone = false }: MutationOptions): Send {
  const { mutate } = useSWRConfig();
  const tell = useRefusalToast(isAlone);
  const running = useRef<Promise<unknown> | null>(null);
  const nouns = touches.join(' ');

  return useCallback(
    <C extends Call>(call: C, args: CallArgs<C>, options?: SendOptions) => {
      if (running.current !== null) return running.current as Promise<Answer<C>>;
      // The answer may come after the page and its reads are gone. A read that fails shows its own error.
      const readAgain = () =>
        void mutate((key) => typeof key === 'string' && isOfNoun(key, [...nouns.split(' '), 'dashboard'])).catch(
          () => undefined,
        );
      const run = async () => {
        try {
          const result = await sendCall(call, args, options);
          readAgain();
          return result;
        } catch (thrown) {
          const failed = apiErrorOf(thrown);
          tell(failed);
          if (isStale(failed)) readAgain();
          throw failed;
        } finally {
          running.current = null;
        }
      };
      const sent = run();
      running.current = sent;
      return sent;
    },
    [mutate, nouns, tell],
  );
}

/** Returns one write of the contract, which `useSend` sends, with what is to be shown of it. */
export function useMutationOf<C extends Call>(call: C, options: MutationOptions): Mutation<C> {
  const send = useSend(options);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  const submit = useCallback(
    async (args: CallArgs<C>, sending?: SendOptions) => {
      setBusy(true);
      setError(null);
      try {
        return await send(call, args, sending);
      } catch (thrown) {
        setError(apiErrorOf(thrown));
        throw thrown;
      } finally {
        setBusy(false);
      }
    },
    [call, send],
  );

  return { submit, busy, error, reset: useCallback(() => setError(null), []) };
}
