import type { RecordId } from '@comptoir/domain/units';
import type { Step } from '../device/drafts';
import { listDurable } from '../device/storage';

type Values = Readonly<Record<string, unknown>>;

/** The server's refusal in its own words; `isCertain` is false if the write may have been done all the same. */
export interface Refused {
  message: string;
  isCertain: boolean;
}

/** A write that waits on this device; none of it counts in numbers or sums yet (PRODUCT O). */
export interface WaitingWrite {
  /** The idempotency key: however often the write is sent, it is done once. */
  key: string;
  /** The server never forgets the key. */
  isKeyLasting: boolean;
  method: string;
  url: string;
  /** JSON text, or the fields of a multipart form with its file. */
  body: string | null | readonly (readonly [name: string, value: string | File])[];
  /** Name of the form, and the record that it is about. */
  formName: string;
  recordId: string;
  /** Names the write for its author. */
  title: string;
  /** Address of the screen where it was written. */
  from: string;
  /** The dialogs through which the form was opened; undefined in writes of an earlier version. */
  trail?: readonly Step[];
  /** What was typed, so that it can be taken up again; null if nothing was typed. */
  typed: Values | null;
  /** The form's values before the typing; undefined in writes of an earlier version. */
  about?: Values;
  /** When the life of the key began, epoch milliseconds. */
  firstSentAt: number;
  /** Whether it was ever sent; undefined in writes of an earlier version, which were all sent. */
  isTried?: boolean;
  refused: Refused | null;
}

/** Returns the name of the lock that a form holds on its write (see `device/hands`). */
export const handOf = ({ key }: Pick<WaitingWrite, 'key'>) => `comptoir.envoi.${key}`;

const prefixOf = (utilisateurid: RecordId) => `${utilisateurid}/waiting/`;
const DIGITS = 15;
/** Returns the key of a write in the durable store; these keys sort the oldest write first. */
export const waitingPlace = (utilisateurid: RecordId, { firstSentAt, key }: WaitingWrite) =>
  `${prefixOf(utilisateurid)}${String(firstSentAt).padStart(DIGITS, '0')}-${key}`;

/** Reads a user's waiting writes, oldest first. */
export async function waitingOf(utilisateurid: RecordId): Promise<WaitingWrite[]> {
  return (await listDurable(prefixOf(utilisateurid))).map(([, value]) => value as WaitingWrite);
}
