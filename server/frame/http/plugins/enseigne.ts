import { setTimeout as sleep } from 'node:timers/promises';
import type { Enseigne } from '@comptoir/contract/organisation';

/** A page does not wait longer for a database that is slow or away. */
const WAIT_MS = 500;

/** What a page says of the organisation, or the last that was known of it; null when nothing ever was. */
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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? '');

const TOUCH_ICON = '/icons/touch.png';

/**
 * The page with the organisation's name and logo as attributes of its root: the sign-in page shows them without a
 * script in the page and without a request of its own (DESIGN "Weight and speed", RELIABILITY § 5.6). Its logo is the
 * icon of those systems that take it from the page instead of the manifest.
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
