import type { RecordId } from '@comptoir/domain/units';
import type { Draft } from './drafts';
import { draftPrefix } from './places';
import { listDurable } from './storage';

/** What drafts keep of files, all together: ten proofs of payment. */
const MAX_BYTES = 50 * 1024 * 1024;

const bytesOf = (values: object) =>
  Object.values(values).reduce((sum: number, value: unknown) => sum + (value instanceof Blob ? value.size : 0), 0);

let isAsked = false;

/** A browser that is short of room forgets whole sites: not this one, whose files exist nowhere else. Asked once. */
function askToStay(): void {
  if (isAsked) return;
  isAsked = true;
  // Missing on plain http.
  void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}

/** Whether there is room for the files of a form at `places` beside those of the user's other drafts. */
async function fits(utilisateurid: RecordId, places: readonly string[], values: object): Promise<boolean> {
  const kept = await listDurable(draftPrefix(utilisateurid)).catch(() => []);
  const others = kept.filter(([place]) => !places.includes(place));
  const bytes = others.reduce((sum, [, value]) => sum + bytesOf((value as Partial<Draft> | null)?.values ?? {}), 0);
  return bytes + bytesOf(values) <= MAX_BYTES;
}

/**
 * Keeps what was typed with its files; where there is no room for them, the rest of it. `keep` tells whether the disk
 * took it. Resolves to what is not kept.
 */
export async function keepWithFiles<T extends object>(
  utilisateurid: RecordId,
  places: readonly string[],
  values: T,
  keep: (values: T) => Promise<boolean>,
): Promise<'tout' | 'fichiers' | null> {
  askToStay();
  if ((await fits(utilisateurid, places, values)) && (await keep(values))) return null;
  const bare = Object.entries(values).map(([name, value]) => [name, value instanceof Blob ? null : value]);
  if (await keep(Object.fromEntries(bare) as T)) return 'fichiers';
  // As long as the page lives, all of it does.
  await keep(values);
  return 'tout';
}
