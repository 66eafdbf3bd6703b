import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isPageOutdated, ownBuild, subscribeOutdated } from '../api/serverBuild';
import { isWriting } from '../api/transport';
import { readLocal, writeLocal } from '../device/storage';
import { newestIsHere } from './installation';

/** Tells whether a reload would open a newer build. */
export function useNewVersion(): boolean {
  const isOutdated = useSyncExternalStore(subscribeOutdated, isPageOutdated);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isOutdated) void newestIsHere().then(() => setReady(true));
  }, [isOutdated]);
  return isReady;
}

const LEFT = 'buildsLeft';

function buildsLeft(): readonly unknown[] {
  const left = readLocal(LEFT);
  return Array.isArray(left) ? left : [];
}

/** Tells whether a reload would lose nothing: no dialog or message is open and no write is under way. */
const isQuiet = () =>
  !isWriting() && document.querySelector('[role$=dialog], [role=alert] *, .no-print [data-tone]') === null;

/**
 * Reloads the page with the newer version when the user goes to another screen and nothing can be lost. It leaves each
 * build only once, so that two servers with different builds behind one address cannot make it reload again and again.
 */
export function useTakeOver(isReady: boolean, reload: () => void): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!isReady || !isQuiet() || buildsLeft().includes(ownBuild())) return;
    writeLocal(LEFT, [...buildsLeft(), ownBuild()]);
    reload();
  }, [isReady, pathname, reload]);
}
