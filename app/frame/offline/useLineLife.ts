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
 * What the shell does about the line: every request judges it, a cut line is probed, and everything on the screen is
 * read again once it is back (PRODUCT O).
 */
export function useLineLife(): void {
  const { mutate } = useSWRConfig();
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid;
  // This runs before the screens below read anything.
  useState(watchLine);

  // A failed reading is shown where its data should be.
  useEffect(() => onLineBack(() => void mutate(() => true).catch(() => undefined)), [mutate]);

  useEffect(() => {
    if (utilisateurid !== undefined) void forgetSeenByOthers(utilisateurid);
  }, [utilisateurid]);

  const isLost = isCut(useLine());
  useEffect(() => {
    if (!isLost) return bringAtHand();
    // Reading the session also refreshes the permissions.
    return startProbing(refreshSession);
  }, [isLost]);

  // This marks every figure as not confirmed, in dialogs too (ui/Amount).
  const isSeen = useSeenSince() !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-unconfirmed', isSeen);
    return () => document.documentElement.removeAttribute('data-unconfirmed');
  }, [isSeen]);
}
