import type { RecordId } from '@comptoir/domain/units';
import type { SentWrite } from '../api/client';
import { changeDurable } from '../device/storage';
import type { Outbox } from './Outbox';
import { isOld } from './states';
import { type Refused, type WaitingWrite, waitingPlace } from './waitingWrite';

/** When the server begins to count the life of the key of what leaves now, epoch milliseconds. */
const sentAt = (write: WaitingWrite) =>
  isOld({ ...write, isTried: true }, Date.now()) ? Date.now() : write.firstSentAt;

/** As it left the first time. */
export function sentOf({ method, url, body, key }: WaitingWrite): Omit<SentWrite, 'isKeyLasting'> {
  if (body === null || typeof body === 'string') return { method, url, body, key };
  const form = new FormData();
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return { method, url, body: form, key };
}

/** Resolves to false where it was sent, given up or taken up meanwhile. */
export function replaceWaiting(utilisateurid: RecordId, former: WaitingWrite, write: WaitingWrite): Promise<boolean> {
  const [from, to] = [waitingPlace(utilisateurid, former), waitingPlace(utilisateurid, write)];
  return changeDurable({ put: { [to]: write }, remove: from === to ? [] : [from], ifKept: from });
}

export function removeWaiting(utilisateurid: RecordId, write: WaitingWrite): Promise<boolean> {
  return changeDurable({ remove: [waitingPlace(utilisateurid, write)] });
}

export const removeFrom = (outbox: Outbox, write: WaitingWrite) => outbox.change((id) => removeWaiting(id, write));

/** Resolves to false where it no longer waits. */
export const refuseIn = (outbox: Outbox, write: WaitingWrite, refused: Refused) =>
  outbox.change((id) => replaceWaiting(id, write, { ...write, refused }));

/**
 * What is about to leave: from then on it may have been done, and the server counts the life of its key. Resolves to
 * null where it no longer waits.
 */
export async function leavingFrom(outbox: Outbox, write: WaitingWrite): Promise<WaitingWrite | null> {
  if (write.isTried !== false) return write;
  const leaving = { ...write, isTried: true, firstSentAt: sentAt(write) };
  return (await outbox.change((id) => replaceWaiting(id, write, leaving))) ? leaving : null;
}

/** Sends again what was refused, or is too old to be sent without being asked: its key counts from now. */
export async function sendNow(outbox: Outbox, write: WaitingWrite): Promise<void> {
  // What was refused for certain is not done anywhere.
  const isTried = write.isTried !== false && write.refused?.isCertain !== true;
  await outbox.change((id) =>
    replaceWaiting(id, write, { ...write, firstSentAt: sentAt(write), isTried, refused: null }),
  );
  outbox.wake();
}
