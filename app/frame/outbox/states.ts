import { KEY_LIFE_MS } from '../api/idempotencyKey';
import type { WaitingWrite } from './waitingWrite';

/**
 * What becomes of what is typed: it is a draft (`brouillon`, app/frame/device/drafts) until Save puts it here, in one of
 * these states; done by the server (`envoyé`), it is gone from this device.
 *
 * - `aenvoyer`: kept here, and nothing of it has left this device;
 * - `incertain`: an attempt has left and no answer came: it may have been done;
 * - `refuse`: the server said no.
 */
export type WriteState = 'aenvoyer' | 'incertain' | 'refuse';

/** The state of what waits; what an earlier version kept had left. */
export function stateOf({ refused, isTried = true }: Pick<WaitingWrite, 'refused' | 'isTried'>): WriteState {
  if (refused) return 'refuse';
  return isTried ? 'incertain' : 'aenvoyer';
}

/** Where cash changes hands, nothing may before it is written. */
const CASH_FORMS = ['reglement', 'mouvementcaisse'];
export const isCash = ({ formName }: Pick<WaitingWrite, 'formName'>): boolean => CASH_FORMS.includes(formName);

/** A send and its answer take their time too. */
const MARGIN_MS = 10 * 60_000;

/**
 * Too old to be sent without asking: the server may have done it and forgotten the key (CONTRACT "Types"). By a clock
 * that was set back nobody knows how old it is.
 */
export function isOld({ isKeyLasting, isTried = true, firstSentAt }: WaitingWrite, nowMs: number): boolean {
  const age = nowMs - firstSentAt;
  return isTried && !isKeyLasting && (age > KEY_LIFE_MS - MARGIN_MS || age < -MARGIN_MS);
}

/** Sent by itself as soon as the line is back. */
export const isReady = (write: WaitingWrite, nowMs: number): boolean => write.refused === null && !isOld(write, nowMs);
