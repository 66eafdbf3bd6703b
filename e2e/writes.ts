import type { Counter } from './counter';
import { debts, money } from './writes.money';
import { house, records } from './writes.records';

/** A write that is typed and only has to be sent. */
export interface Typed {
  /** How it is asked, as `POST /api/depenses`. */
  at: RegExp;
  /** The last press; the form's own button where it has one. */
  send?: () => Promise<void>;
  /** How many of it the server holds, each checked for what it should be; of a change, how often it was made. */
  count(): Promise<number>;
  /** It waits nowhere: a person sends it again, from the form that is still open. */
  isSentByHand?: true;
}

/** Prepares the ground without a screen, opens the form and types; `of` is a name of its own. */
export type Write = (counter: Counter, of: string) => Promise<Typed>;

/** Each kind of write that a form makes. */
export const WRITES: Readonly<Record<string, Write>> = { ...money, ...debts, ...records, ...house };
