import { isOwnPath } from '@comptoir/domain/chemin';
import { readLocal, removeLocal, writeLocal } from './storage';

const NAME = 'firstParent';

/** Returns the stored parent route if it is one of our routes, else null (spec § 2 Shell, PRODUCT 1.22). */
export function readFirstParent(routes: readonly string[]): string | null {
  const path = readLocal(NAME);
  return isOwnPath(path, routes) ? path : null;
}

export const writeFirstParent = (path: string): void => writeLocal(NAME, path);
export const removeFirstParent = (): void => removeLocal(NAME);
