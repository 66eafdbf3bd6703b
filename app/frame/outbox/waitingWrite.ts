import type { RecordId } from '@comptoir/domain/units';
import type { Step } from '../device/drafts';
import { listDurable } from '../device/storage';

type Values = Readonly<Record<string, unknown>>;

/** Why the server did not do it, in its words; `isCertain` unless it may have been done all the same. */
export interface Refused {
  message: string;
  isCertain: boolean;
}

/** A write that waits on this device: nothing of it is numbered or counted yet (PRODUCT O). */
export interface WaitingWrite {
  /** Its idempotency key: however often it is sent, it is done once. */
  key: string;
  /** The server knows it for ever. */
  isKeyLasting: boolean;
  method: string;
  url: string;
  /** JSON, or the fields of a form with its file. */
  body: string | null | readonly (readonly [name: string, value: string | File])[];
  /** The form, and what it is about. */
  formName: string;
  recordId: string;
  /** Names it to whoever wrote it. */
  title: string;
  /** The address of the screen where it was written. */
  from: string;
  /** The dialogs that its form was opened from there; an earlier version kept none. */
  trail?: readonly Step[];
  /** What was typed, to be taken up again; null where nothing was. */
  typed: Values | null;
  /** What stood in the form before; an earlier version did not keep it. */
  about?: Values;
  /** Epoch milliseconds. */
  firstSentAt: number;
  /** Whether it has left this device; an earlier version kept nothing that had not. */
  isTried?: boolean;
  refused: Refused | null;
}

/** The name that it is in its form's hand by (see `session/hands`). */
export const handOf = ({ key }: Pick<WaitingWrite, 'key'>) => `comptoir.envoi.${key}`;

const prefixOf = (utilisateurid: RecordId) => `${utilisateurid}/waiting/`;
const DIGITS = 15;
/** Where it is kept; in their order, the oldest first. */
export const waitingPlace = (utilisateurid: RecordId, { firstSentAt, key }: WaitingWrite) =>
  `${prefixOf(utilisateurid)}${String(firstSentAt).padStart(DIGITS, '0')}-${key}`;

/** A user's waiting writes, oldest first. */
export async function waitingOf(utilisateurid: RecordId): Promise<WaitingWrite[]> {
  return (await listDurable(prefixOf(utilisateurid))).map(([, value]) => value as WaitingWrite);
}
