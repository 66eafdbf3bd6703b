import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readFirstParent } from '../device/firstParent';
import { SCREEN_PATHS } from './screenPaths';

/** Goes back to the stored parent route, to `fallback` without another one (spec § 2 Projects "Cancel returns"). */
export function useReturn(fallback: string): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => {
    const parent = readFirstParent(SCREEN_PATHS);
    void navigate(parent === null || parent.replace(/[?#].*$/, '') === pathname ? fallback : parent);
  }, [navigate, fallback, pathname]);
}
