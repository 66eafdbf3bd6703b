import type { RecordId } from '@comptoir/domain/units';
import type { SentWrite } from '../api/client';
import { changeDurable } from '../device/storage';
import type { Outbox } from './Outbox';
import { isOld } from './states';
import { type Refused, type WaitingWrite, waitingPlace } from './waitingWrite';

/** Returns from when the life of the write's key counts if it is sent now, epoch milliseconds. */
const sentAt = (write: WaitingWrite) =>
  isOld({ ...write, isTried: true }, Date.now()) ? Date.now() : write.firstSentAt;

/** Returns the request exactly as it was sent the first time. */
export function sentOf({ method, url, body, key }: WaitingWrite): Omit<SentWrite, 'isKeyLasting'> {
  if (body === null || typeof body === 'string') return { method, url, body, key };
  const form = new FormData();
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return { method, url, body: form, key };
}

/** Replaces a waiting write; resolves to false if it was sent, given up or taken up meanwhile. */
export function replaceWaiting(utilisateurid: RecordId, former: WaitingWrite, write: WaitingWrite): Promise<boolean> {
  const [from, to] = [waitingPlace(utilisateurid, former), waitingPlace(utilisateurid, write)];
  return changeDurable({ put: { [to]: write }, remove: from === to ? [] : [from], ifKept: from });
}

export function removeWaiting(utilisateurid: RecordId, write: WaitingWrite): Promise<boolean> {
  return changeDurable({ remove: [waitingPlace(utilisateurid, write)] });
}

export const removeFrom = (outbox: Outbox, write: WaitingWrite) => outbox.change((id) => removeWaiting(id, write));

/** Marks a write as refused; resolves to false if it no longer waits. */
export const refuseIn = (outbox: Outbox, write: WaitingWrite, refused: Refused) =>
  outbox.change((id) => replaceWaiting(id, write, { ...write, refused }));

/**
 * Marks a write as sent just before it is sent: from then on it may have been done, and the life of its key counts.
 * Resolves to the changed write, or to null if it no longer waits.
 */
export async function leavingFrom(outbox: Outbox, write: WaitingWrite): Promise<WaitingWrite | null> {
  if (write.isTried !== false) return write;
  const leaving = { ...write, isTried: true, firstSentAt: sentAt(write) };
  return (await outbox.change((id) => replaceWaiting(id, write, leaving))) ? leaving : null;
}

/** Sends a write that was refused or that is too old to be sent without asking; the life of its key starts now. */
export async function sendNow(outbox: Outbox, write: WaitingWrite): Promise<void> {
  // A write that was refused for certain was not done.
  const isTried = write.isTried !== false && write.refused?.isCertain !== true;
  await outbox.change((id) =>
    replaceWaiting(id, write, { ...write, firstSentAt: sentAt(write), isTried, refused: null }),
  );
  outbox.wake();
}
