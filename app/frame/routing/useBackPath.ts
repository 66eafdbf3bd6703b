import { useEffect, useState } from 'react';
import { readFirstParent, removeFirstParent } from '../device/firstParent';
import { SCREEN_PATHS } from './screenPaths';

/** A screen of its own, not one below another: its path names no record. */
const isTop = (pathname: string) => SCREEN_PATHS.some((path) => path === pathname);

/** The screen of its own that a screen is below. */
const topOf = (pathname: string) => SCREEN_PATHS.find((path) => pathname.startsWith(`${path}/`)) ?? null;

/**
 * Where the back arrow leads: the stored parent route, null without one (spec § 2). A screen that was itself
 * the last parent leads to the one it is below.
 */
export function useBackPath(pathname: string): string | null {
  const [parent, setParent] = useState(() => readFirstParent(SCREEN_PATHS));
  const [shown, setShown] = useState(pathname);
  if (shown !== pathname) {
    setShown(pathname);
    setParent(isTop(pathname) ? null : readFirstParent(SCREEN_PATHS));
  }
  // Whoever goes to a screen of its own has left what was below another.
  useEffect(() => {
    if (parent === null && isTop(pathname)) removeFirstParent();
  }, [parent, pathname]);
  return parent?.replace(/[?#].*$/, '') === pathname ? topOf(pathname) : parent;
}
