import { Listeners } from '../device/listeners';

/*
 * Each answer of the API tells which build of the application the server serves now. An open page of another build goes
 * on with the files that it has, but a newer server may ask for or answer things that the page does not know (ADR
 * 0019).
 */

let isOutdated = false;
const outdated = new Listeners();

/** Returns the build that made this page; '' where no build made it (development, stories). */
export const ownBuild = (): string => document.documentElement.dataset.build ?? '';

/** Takes the build that an answer tells; null if the answer is not from our server. */
export function hearBuild(build: string | null): void {
  if (isOutdated || !build) return;
  const own = ownBuild();
  if (own === '' || own === build) return;
  isOutdated = true;
  outdated.tell();
}

export const isPageOutdated = (): boolean => isOutdated;

export const subscribeOutdated = outdated.subscribe;
