import type { Call, ReplyOf } from '@comptoir/contract/call';
import type { Count } from '@comptoir/domain/units';
import { ApiError } from '../api/ApiError';
import { send } from '../api/client';
import type { CallArgs } from '../api/url';
import { t } from '../i18n/i18n';
import { keepSeen, readSeen, type Seen } from './seen';
import { isKept } from './seenRules';

export interface Read<C extends Call> extends Seen<C> {
  /** The server has just said so; otherwise it is what was last seen. */
  isConfirmed: boolean;
}

/** A screen that was never opened on this device is not a list that cannot be loaded: it says which it is. */
function neverSeen({ status, code, message }: ApiError): ApiError {
  return new ApiError({ status, code, message: `${message} ${t('ligne.jamaisvu')}` });
}

/**
 * Reads; where nothing answers, gives what was last seen instead of a failure (PRODUCT O). Rejects as `send` does: a
 * refusal is an answer, and nothing that was seen is shown in its place.
 */
export async function readOrSeen<C extends Call>(call: C, args: CallArgs<C>, url: string): Promise<Read<C>> {
  try {
    const { data, count }: { data: ReplyOf<C>; count?: Count } = await send(call, args);
    const seen = { data, count, readAt: Date.now() };
    keepSeen(call, url, seen);
    return { ...seen, isConfirmed: true };
  } catch (thrown) {
    if (!(thrown instanceof ApiError && thrown.isUnanswered && isKept(call))) throw thrown;
    const seen = await readSeen(call, url);
    if (seen) return { ...seen, isConfirmed: false };
    throw neverSeen(thrown);
  }
}
