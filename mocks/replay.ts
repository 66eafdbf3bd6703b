import type { Call, Received } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import { checkIdempotencyKey } from '@comptoir/contract/recordRules';
import type { Upload } from './resolver';
import type { Replay, Store, UtilisateurRow } from './store';

/** The key under which an answer is stored, and a fingerprint of the request. */
export interface ReplaySlot {
  key: string;
  fingerprint: string;
}

/**
 * The slot of a request with an idempotency key, null without one. Throws Refusal unless the key has 16 to 128
 * characters (CONTRACT "Types").
 */
export function slotOf(
  call: Call,
  request: Request,
  utilisateur: UtilisateurRow | null,
  received: Received<Call> & { files: readonly Upload[] },
): ReplaySlot | null {
  const key = call.isIdempotent ? request.headers.get('idempotency-key') : null;
  if (key === null) return null;
  checkIdempotencyKey(key);
  const { params, query, body, files } = received;
  return {
    key: `${utilisateur?.utilisateurid}:${key}`,
    fingerprint: JSON.stringify([
      call.method,
      call.path,
      params,
      query,
      body,
      files.map(({ bytes }) => checksumOf(bytes)),
    ]),
  };
}

/** The stored answer for this key, or null. Throws Refusal when the key came with another request. */
export function replayOf(store: Store, slot: ReplaySlot): Replay | null {
  const replay = store.replays.get(slot.key);
  if (replay && replay.fingerprint !== slot.fingerprint) throw new Refusal('idempotence.conflit');
  return replay ?? null;
}

// FNV-1a is enough to distinguish the files of a story.
function checksumOf(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619), 2_166_136_261);
}
