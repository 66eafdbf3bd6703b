import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { onLineBack, watchLine } from '../line/line';
import { isCut } from '../line/lineModel';
import { startProbing } from '../line/probe';
import { useLine } from '../line/useLine';
import { bringAtHand } from '../parts/atHand';
import { forgetSeenByOthers } from '../reads/seen';
import { useSeenSince } from '../reads/shownReads';
import { refreshSession } from '../session/signing';
import { useSession } from '../session/useSession';

/**
 * What the shell does about the line: it is judged by every request, looked for while it is cut, and everything on the
 * screen is read again once it is back (PRODUCT O).
 */
export function useLineLife(): void {
  const { mutate } = useSWRConfig();
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid;
  // Before the first read of the screens below.
  useState(watchLine);

  // A failed reading is told where it is shown.
  useEffect(() => onLineBack(() => void mutate(() => true).catch(() => undefined)), [mutate]);

  useEffect(() => {
    if (utilisateurid !== undefined) void forgetSeenByOthers(utilisateurid);
  }, [utilisateurid]);

  const isLost = isCut(useLine());
  useEffect(() => {
    if (!isLost) return bringAtHand();
    // Its answer tells today's permissions too.
    return startProbing(refreshSession);
  }, [isLost]);

  // Every figure is marked, in dialogs too (ui/Amount).
  const isSeen = useSeenSince() !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-unconfirmed', isSeen);
    return () => document.documentElement.removeAttribute('data-unconfirmed');
  }, [isSeen]);
}
