import type { Call } from '@comptoir/contract/call';
import { useEffect, useState } from 'react';
import { getLine } from '../line/line';
import { readSeen, type Seen } from './seen';

/** Most answers come sooner; after this time, the last kept answer is worth more than a skeleton. */
const PATIENCE_MS = 1_000;

/**
 * Returns the last kept answer of a read that is under way, once the read takes long; at once if the line is not good.
 * It is shown with its mark (see shownReads), so that nobody takes an old balance for today's (PRODUCT O).
 */
export function useSeenMeanwhile<C extends Call>(call: C, url: string | null, isWaiting: boolean): Seen<C> | null {
  const [found, setFound] = useState<{ url: string; seen: Seen<C> } | null>(null);

  useEffect(() => {
    if (!isWaiting || url === null) return;
    let isWanted = true;
    const look = async () => {
      const seen = await readSeen(call, url);
      if (isWanted && seen) setFound({ url, seen });
    };
    const timer = setTimeout(() => void look(), getLine().state === 'online' ? PATIENCE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [call, url, isWaiting]);

  return isWaiting && found?.url === url ? found.seen : null;
}
