import type { RecordId } from '@comptoir/domain/units';
import { ApiError } from '../api/ApiError';
import type { SendOptions, SentWrite } from '../api/client';
import type { KeptKey } from '../api/idempotencyKey';
import { keyOf, settleKey } from '../api/sendOnce';
import { draftsOf } from '../device/drafts';
import { idHere } from '../device/formHand';
import { takeInHand } from '../device/hands';
import { keyPlace } from '../device/places';
import { keepDurable, removeDurable, writeDurable } from '../device/storage';
import { t } from '../i18n/i18n';
import { isOffline } from '../line/line';
import { giveBack, keepWrite, type Written } from './keepWrite';
import { outboxOf } from './Outbox';
import { stateOf, type WriteState } from './states';
import { handOf, type WaitingWrite, waitingPlace } from './waitingWrite';

type Waiting = Exclude<WriteState, 'refuse'>;

/** State of a write when its form is done with it, and what the server answered; null while it waits. */
export type Sent<R> = { state: 'envoye'; answer: R } | { state: Waiting; answer: null };

const notLeaving = () => new ApiError({ status: 0, code: 'reseau', message: t('general.nonenvoye') });

/** The write of one form, from the press of Save to the outcome. */
class Sending {
  readonly #place: string;
  /** Null if nothing of the write may be kept, or if the disk has no room for it. */
  #entry: WaitingWrite | null = null;

  constructor(
    readonly utilisateurid: RecordId,
    readonly written: Written,
    readonly kept: KeptKey,
  ) {
    this.#place = keyPlace(utilisateurid, written.formName, written.recordId);
  }

  /** Keeps the write before it is sent. Without a network it is kept but not sent. */
  readonly keep = async (sent: SentWrite | null): Promise<void> => {
    const attempt = { kept: this.kept, isTried: !isOffline() };
    this.#entry = sent && (await keepWrite(this.utilisateurid, sent, this.written, attempt).catch(() => null));
    if (!this.#entry) return writeDurable(this.#place, this.kept);
    // This lets other tabs see that the draft has left its form.
    draftsOf(this.utilisateurid).tell();
    outboxOf(this.utilisateurid).tell();
    if (!attempt.isTried) throw notLeaving();
  };

  async done(): Promise<void> {
    if (this.#entry) await keepDurable({ remove: [waitingPlace(this.utilisateurid, this.#entry)] });
    else await removeDurable(this.#place);
  }

  /**
   * Leaves a write that got no answer in the outbox; a refused one goes back to its form and rejects with its refusal.
   */
  async failed(thrown: unknown): Promise<Waiting> {
    const entry = this.#entry;
    if (entry && thrown instanceof ApiError && thrown.isUnanswered) return stateOf(entry) as Waiting;
    if (entry) await giveBack(this.utilisateurid, entry, this.kept, thrown);
    else await settleKey(this.#place, this.kept, thrown);
    throw thrown;
  }
}

/**
 * Sends a form's write through `send(options)`; it is done only once, whatever happens. The write is in the outbox
 * before it is sent (PRODUCT O), and the form holds it until the answer. Rejects as `sendCall` does if the write was
 * refused, or if no answer came and this device could not keep it; the form then has everything that it had.
 */
export async function sendFromForm<R>(
  utilisateurid: RecordId,
  payload: Readonly<Record<string, unknown>>,
  form: Written,
  send: (options: SendOptions) => Promise<R>,
): Promise<Sent<R>> {
  const written = { ...form, recordId: idHere(utilisateurid, form) };
  const kept = await keyOf(keyPlace(utilisateurid, written.formName, written.recordId), payload);
  const letGo = await takeInHand(handOf(kept));
  const sending = new Sending(utilisateurid, written, kept);
  try {
    const answer = await send({ idempotencyKey: kept.key, beforeSend: sending.keep });
    await sending.done();
    return { state: 'envoye', answer };
  } catch (thrown) {
    return { state: await sending.failed(thrown), answer: null };
  } finally {
    letGo();
    const outbox = outboxOf(utilisateurid);
    outbox.tell();
    void outbox.refresh();
  }
}
