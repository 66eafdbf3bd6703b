import { isOwnPath } from '@comptoir/domain/chemin';
import { SCREEN_PATHS } from './screenPaths';

const BACK = 'retour';
const ENDED = 'fin';

interface Place {
  pathname: string;
  search: string;
}

/**
 * Returns the address of the login page, which leads back to `from` afterwards; with `isEnded` the page says that the
 * session is over.
 */
export function loginPath(from: Place, { isEnded = false } = {}): string {
  const path = from.pathname + from.search;
  const query = new URLSearchParams();
  if (isEnded) query.set(ENDED, '1');
  if (isOwnPath(path, SCREEN_PATHS)) query.set(BACK, path);
  const text = query.toString();
  return text === '' ? '/auth/login' : `/auth/login?${text}`;
}

/** Reads what `loginPath` wrote, and checks it again: anybody can write an address (RELIABILITY F97). */
export function readLoginPath(search: string): { back: string | null; isEnded: boolean } {
  const query = new URLSearchParams(search);
  const back = query.get(BACK);
  return { back: isOwnPath(back, SCREEN_PATHS) ? back : null, isEnded: query.get(ENDED) === '1' };
}
