import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFirstParent } from '../session/firstParent';
import { SCREEN_PATHS } from './screenPaths';

/** Goes back to the stored parent route, to `fallback` without one (spec § 2 Projects "Cancel returns"). */
export function useReturn(fallback: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate(readFirstParent(SCREEN_PATHS) ?? fallback), [navigate, fallback]);
}
