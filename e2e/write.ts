import type { Counter } from './counter';

/** A write that is typed and only has to be sent. */
export interface Typed {
  /** Matches its request, which is for example `POST /api/depenses`. */
  at: RegExp;
  /** Makes the last press; without it, the dialog's own Save is pressed. */
  send?: () => Promise<void>;
  /** Returns how many such records the server holds, all checked; for a change, how often it was made. */
  count(): Promise<number>;
  /** It does not wait on the device: a person sends it again from the form, which is still open. */
  isSentByHand?: true;
}

/** Prepares the records without a screen, opens the form and types. `of` is a unique name. */
export type Write = (counter: Counter, of: string) => Promise<Typed>;
