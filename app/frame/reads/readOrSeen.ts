import type { Call, ReplyOf } from '@comptoir/contract/call';
import type { Count } from '@comptoir/domain/units';
import { ApiError } from '../api/ApiError';
import { sendCall } from '../api/client';
import type { CallArgs } from '../api/url';
import { t } from '../i18n/i18n';
import { keepSeen, readSeen, type Seen } from './seen';
import { isKept } from './seenRules';

export interface Read<C extends Call> extends Seen<C> {
  /** The server has just given this answer; false for an answer that was kept before. */
  isConfirmed: boolean;
}

/** Adds to the error that this screen was never opened on this device, so that there is nothing to show. */
function neverSeen({ status, code, message }: ApiError): ApiError {
  return new ApiError({ status, code, message: `${message} ${t('ligne.jamaisvu')}` });
}

/**
 * Reads. If no answer comes, it returns the last answer that was kept instead of failing (PRODUCT O). Rejects as
 * `sendCall` does: a refusal is an answer, and nothing kept is shown in its place.
 */
export async function readOrSeen<C extends Call>(call: C, args: CallArgs<C>, url: string): Promise<Read<C>> {
  try {
    const { data, count }: { data: ReplyOf<C>; count?: Count } = await sendCall(call, args);
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
