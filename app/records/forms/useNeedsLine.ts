import { useState } from 'react';
import { isOffline } from '../../frame/line/line';
import { isCut } from '../../frame/line/lineModel';
import { useLine } from '../../frame/line/useLine';

/**
 * Without a line nothing is closed, deleted or restored, because other people go on working with it meanwhile.
 * `refuses` tells whether this press may do nothing; `isRefused` stays true until the line is back.
 */
export function useNeedsLine(isNeeded = true): { refuses(): boolean; isRefused: boolean } {
  const isAway = isCut(useLine());
  const [isRefused, setIsRefused] = useState(false);
  const refuses = () => {
    setIsRefused(isNeeded && isOffline());
    return isNeeded && isOffline();
  };
  return { refuses, isRefused: isRefused && isAway };
}
