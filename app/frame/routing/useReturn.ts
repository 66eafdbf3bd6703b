import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readFirstParent } from '../device/firstParent';
import { SCREEN_PATHS } from './screenPaths';

/**
 * Returns a function that goes back to the stored parent route, or to `fallback` if there is none or if it is this
 * screen (spec § 2 Projects "Cancel returns").
 */
export function useReturn(fallback: string): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => {
    const parent = readFirstParent(SCREEN_PATHS);
    void navigate(parent === null || parent.replace(/[?#].*$/, '') === pathname ? fallback : parent);
  }, [navigate, fallback, pathname]);
}
