import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isPageOutdated, ownBuild, subscribeOutdated } from '../api/serverBuild';
import { isWriting } from '../api/transport';
import { readLocal, writeLocal } from '../device/storage';
import { newestIsHere } from './installation';

/** Whether a newer build is ready to be opened by a reload. */
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

/** Nothing is open, being sent or said that a reload would take away. */
const isQuiet = () =>
  !isWriting() && document.querySelector('[role$=dialog], [role=alert] *, .no-print [data-tone]') === null;

/**
 * Who goes to another screen finds it in the newer version, where nothing is lost by it. Each build is left once: two
 * servers of different builds behind one address make no to and fro.
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
