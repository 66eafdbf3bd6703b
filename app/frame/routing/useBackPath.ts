import { useEffect, useState } from 'react';
import { readFirstParent, removeFirstParent } from '../device/firstParent';
import { SCREEN_PATHS } from './screenPaths';

/** Tells whether the screen stands on its own: its path contains no record's id. */
const isTop = (pathname: string) => SCREEN_PATHS.some((path) => path === pathname);

/** Returns the screen that this path lies below: `/clients` for `/clients/12`; null without one. */
const topOf = (pathname: string) => SCREEN_PATHS.find((path) => pathname.startsWith(`${path}/`)) ?? null;

/**
 * Returns where the back arrow leads: the stored parent route, null without one (spec § 2). If the stored parent is
 * this screen itself, the arrow leads to the screen that this one lies below.
 */
export function useBackPath(pathname: string): string | null {
  const [parent, setParent] = useState(() => readFirstParent(SCREEN_PATHS));
  const [shown, setShown] = useState(pathname);
  if (shown !== pathname) {
    setShown(pathname);
    setParent(isTop(pathname) ? null : readFirstParent(SCREEN_PATHS));
  }
  // A screen that stands on its own has no parent: the stored one is removed.
  useEffect(() => {
    if (parent === null && isTop(pathname)) removeFirstParent();
  }, [parent, pathname]);
  return parent?.replace(/[?#].*$/, '') === pathname ? topOf(pathname) : parent;
}
