import type { RecordId } from '@comptoir/domain/units';
import type { SentWrite } from '../api/client';
import type { KeptKey } from '../api/idempotencyKey';
import { settledKey } from '../api/sendOnce';
import { type Draft, readDraft } from '../device/drafts';
import { draftPlace, keyPlace, resumedId } from '../device/places';
import { changeDurable, keepDurable } from '../device/storage';
import { type WaitingWrite, waitingPlace } from './waitingWrite';

/** What a form tells about its write. */
export type Written = Pick<WaitingWrite, 'formName' | 'title' | 'from'> & { recordId: number | string };

// A FormData cannot be stored.
const storedBody = (body: SentWrite['body']): WaitingWrite['body'] => (body instanceof FormData ? [...body] : body);

interface Attempt {
  /** The idempotency key and when it was made. */
  kept: Pick<KeptKey, 'key' | 'since'>;
  /** Whether the write is sent now. */
  isTried: boolean;
}

/**
 * Puts a write into the outbox before it is sent. The write, its key and what was typed move in one step, so that a tab
 * that dies leaves all or nothing of it, and never two copies. Rejects if there is no room; the form then keeps
 * everything.
 */
export async function keepWrite(
  utilisateurid: RecordId,
  sent: SentWrite,
  written: Written,
  { kept, isTried }: Attempt,
): Promise<WaitingWrite> {
  const { formName } = written;
  const recordId = String(written.recordId);
  const draft = draftPlace(utilisateurid, formName, recordId);
  const resumed = draftPlace(utilisateurid, formName, resumedId(recordId));
  const typed = await readDraft(draft);
  const write: WaitingWrite = {
    ...written,
    ...sent,
    recordId,
    body: storedBody(sent.body),
    typed: typed?.values ?? null,
    trail: typed?.trail ?? [],
    about: typed?.about ?? {},
    firstSentAt: kept.since,
    isTried,
    refused: null,
  };
  await changeDurable({
    put: { [waitingPlace(utilisateurid, write)]: write },
    remove: [draft, resumed, keyPlace(utilisateurid, formName, recordId)],
  });
  return write;
}

/** Returns the draft as it was before the write took it along. */
export const draftOf = ({ typed, from, trail = [], about = {} }: WaitingWrite): Draft => ({
  values: typed ?? {},
  from,
  trail,
  about,
});

/** Gives the draft and the key back to the form after its write was refused with `thrown`. */
export async function giveBack(
  utilisateurid: RecordId,
  write: WaitingWrite,
  kept: KeptKey,
  thrown: unknown,
): Promise<void> {
  const { formName, recordId, typed } = write;
  const settled = settledKey(kept, thrown);
  const draft = draftPlace(utilisateurid, formName, recordId);
  // A draft that was typed meanwhile is newer and stays.
  const isGivenBack = typed !== null && (await readDraft(draft)) === null;
  await keepDurable({
    put: {
      ...(isGivenBack ? { [draft]: draftOf(write) } : {}),
      ...(settled ? { [keyPlace(utilisateurid, formName, recordId)]: settled } : {}),
    },
    remove: [waitingPlace(utilisateurid, write)],
  });
}
