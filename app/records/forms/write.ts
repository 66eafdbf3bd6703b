import type { Call, ReplyOf } from '@comptoir/contract/call';
import type { ApiError } from '../../frame/api/ApiError';
import type { SendOptions } from '../../frame/api/client';
import type { CallArgs } from '../../frame/api/url';
import type { Send } from '../../frame/api/useMutationOf';
import type { Payload } from './useSave';

/** What a form sends; the server answers it with an `R`. */
export interface Write<R> {
  /** What was typed, for the name of the write and for its idempotency key: all that is sent, but for secrets. */
  payload: Payload;
  hasFile: boolean;
  send(send: Send, options: SendOptions): Promise<R>;
  /**
   * Returns the record as someone else saved it, if the write was refused for that reason (CONTRACT "Types",
   * `version`).
   */
  currentOf(error: ApiError | null): R | null;
}

interface LooseArgs {
  params?: object;
  query?: object;
  body?: object;
  file?: File | null;
}

/** Makes the write that calls `call` with `args`; `known` distinguishes two writes that send the same values. */
export function writeOf<C extends Call>(call: C, args: CallArgs<C>, known: Payload = {}): Write<ReplyOf<C>> {
  const { params, query, body, file }: LooseArgs = args;
  const shown = Object.entries({ ...params, ...query, ...body }).filter(([name]) => !call.secrets.includes(name));
  return {
    payload: { ...Object.fromEntries(shown), file, ...known },
    hasFile: Boolean(file),
    send: async (send, options) => (await send(call, args, options)).data,
    currentOf: (error) => {
      if (error?.code !== 'conflit.version') return null;
      const current = call.reply.safeParse(error.data);
      return current.success ? (current.data as ReplyOf<C>) : null;
    },
  };
}
