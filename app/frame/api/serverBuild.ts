/*
 * Which build of the application the server serves now: each answer of the API says so. A page of another build goes
 * on with the files that it has, but a newer server may ask and answer what it does not know (ADR 0019).
 */

let isOutdated = false;
const listeners = new Set<() => void>();

/** The build that made this page; empty where none did (development, stories). */
export const ownBuild = (): string => document.documentElement.dataset.build ?? '';

/** Told by each answer; null by what is not ours. */
export function hearBuild(build: string | null): void {
  if (isOutdated || !build) return;
  const own = ownBuild();
  if (own === '' || own === build) return;
  isOutdated = true;
  for (const listener of listeners) listener();
}

/** Whether a newer build than this page's was heard of. */
export const isPageOutdated = (): boolean => isOutdated;

export function subscribeOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
