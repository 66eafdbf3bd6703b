import type { RecordId } from '@comptoir/domain/units';
import type { Draft } from './drafts';
import { draftPrefix } from './places';
import { listDurable } from './storage';

/** All drafts together keep at most this many bytes of files: ten proofs of payment. */
const MAX_BYTES = 50 * 1024 * 1024;

const bytesOf = (values: object) =>
  Object.values(values).reduce((sum: number, value: unknown) => sum + (value instanceof Blob ? value.size : 0), 0);

let isAsked = false;

/**
 * Asks the browser, once, never to delete this site's data: the files of drafts exist nowhere else. Without that, a
 * browser that is short of room deletes the data of whole sites.
 */
function askToStay(): void {
  if (isAsked) return;
  isAsked = true;
  // Plain http has no `storage.persist`.
  void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}

/** Tells whether the files of the form at `places` fit beside those of the user's other drafts. */
async function isRoomFor(utilisateurid: RecordId, places: readonly string[], values: object): Promise<boolean> {
  const kept = await listDurable(draftPrefix(utilisateurid)).catch(() => []);
  const others = kept.filter(([place]) => !places.includes(place));
  const bytes = others.reduce((sum, [, value]) => sum + bytesOf((value as Partial<Draft> | null)?.values ?? {}), 0);
  return bytes + bytesOf(values) <= MAX_BYTES;
}

/**
 * Keeps what was typed, with its files if there is room for them, else without. `keep` tells whether the disk took the
 * values. Resolves to what was not kept.
 */
export async function keepWithFiles<T extends object>(
  utilisateurid: RecordId,
  places: readonly string[],
  values: T,
  keep: (values: T) => Promise<boolean>,
): Promise<'tout' | 'fichiers' | null> {
  askToStay();
  if ((await isRoomFor(utilisateurid, places, values)) && (await keep(values))) return null;
  const bare = Object.entries(values).map(([name, value]) => [name, value instanceof Blob ? null : value]);
  if (await keep(Object.fromEntries(bare) as T)) return 'fichiers';
  // The disk took nothing; `keep` still holds everything in memory as long as the page is open.
  await keep(values);
  return 'tout';
}
