import { setTimeout as sleep } from 'node:timers/promises';
import type { Enseigne } from '@comptoir/contract/organisation';
import { escaped } from '../html';

/** Longest time that a page waits for a database that is slow or away. */
const WAIT_MS = 500;

/**
 * Returns a reader of the organisation's name and logo. It gives the last known ones when the database does not answer
 * in time, or null when none were ever read.
 */
export function enseigneReader(read: () => Promise<Enseigne>): () => Promise<Enseigne | null> {
  let last: Enseigne | null = null;
  return () => {
    const found = read().then(
      (enseigne) => {
        last = enseigne;
        return enseigne;
      },
      () => last,
    );
    return Promise.race([found, sleep(WAIT_MS, null, { ref: false }).then(() => last)]);
  };
}

const TOUCH_ICON = '/icons/touch.png';

/**
 * Adds the organisation's name and logo to the page as attributes of its root. The sign-in page shows them without an
 * inline script and without a request (DESIGN "Weight and speed", RELIABILITY § 5.6). The logo also becomes the touch
 * icon, which some systems use instead of the manifest's icons.
 */
export function withEnseigne(page: string, enseigne: Enseigne | null): string {
  if (enseigne === null) return page;
  const { compagnie, logo } = enseigne;
  const named = page.replace(/<html\b/, () => `<html data-compagnie="${escaped(compagnie)}"`);
  if (logo === '') return named;
  const shown = escaped(logo);
  return named
    .replace(/<html\b/, () => `<html data-logo="${shown}"`)
    .replace(`"${TOUCH_ICON}"`, () => `"${shown}?taille=icone192"`);
}
