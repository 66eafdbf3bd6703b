import { KEY_LIFE_MS } from '../api/idempotencyKey';
import type { WaitingWrite } from './waitingWrite';

/**
 * The states of a write that waits on this device. Before Save it is a draft (`brouillon`, app/frame/device/drafts);
 * once the server has done it (`envoyé`), it is removed from this device.
 * - `aenvoyer`: it was never sent;
 * - `incertain`: it was sent and no answer came, so it may have been done;
 * - `refuse`: the server refused it.
 */
export type WriteState = 'aenvoyer' | 'incertain' | 'refuse';

/** Returns the state of a waiting write; an earlier version kept only writes that had been sent. */
export function stateOf({ refused, isTried = true }: Pick<WaitingWrite, 'refused' | 'isTried'>): WriteState {
  if (refused) return 'refuse';
  return isTried ? 'incertain' : 'aenvoyer';
}

/** The forms about cash: people must not hand over cash before the write is done. */
const CASH_FORMS = [
  'reglement',
  'mouvementcaisse',
  'contrepasserreglement',
  'contrepassermouvementcaisse',
  'transfert',
  'avanceaccorder',
];
/** Whether a write moves cash: by its form, or as an expense that is paid at once. */
export const isCash = ({ formName, typed }: Pick<WaitingWrite, 'formName' | 'typed'>): boolean =>
  CASH_FORMS.includes(formName) || typed?.regler === 1;

/** A reserve for the time that a send and its answer take. */
const MARGIN_MS = 10 * 60_000;

/**
 * Tells whether a write is too old to be sent without asking: the server may have done it and forgotten the key
 * (CONTRACT "Types"). If the clock was set back, the age is unknown and the write counts as too old.
 */
export function isOld({ isKeyLasting, isTried = true, firstSentAt }: WaitingWrite, nowMs: number): boolean {
  const age = nowMs - firstSentAt;
  return isTried && !isKeyLasting && (age > KEY_LIFE_MS - MARGIN_MS || age < -MARGIN_MS);
}

/** Tells whether the write is sent by itself as soon as the line is back. */
export const isReady = (write: WaitingWrite, nowMs: number): boolean => write.refused === null && !isOld(write, nowMs);
