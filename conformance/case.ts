import type { Call } from '@comptoir/contract/call';
import type { ErrorCode, Params } from '@comptoir/contract/errors';
import type { Permission } from '@comptoir/domain/permission';
import type { Piece } from './piece';

type Values = Readonly<Record<string, unknown>>;

/**
 * One request of a case. Its values may contain references: `@name.field` is a value that an earlier step saved,
 * `@today` and `@tomorrow` are plain dates in Abidjan and `@year` is the year of today, a number, `@unique` is a text
 * that no other case uses, and `@me.utilisateurid`, `@me.username` and `@me.password` belong to the user of the step. A
 * number after a text picks a segment between its slashes: `@medium.lien.3` of `/api/fichiers/12/plan.png` is 12. A
 * reference to a number, or to that of a document, may end with a sum or a difference: `@avant.solde-500`. `totp` after
 * a secret is its current one-time code; `totpsuivant` and `totpprecedent` are those of the next and the previous half
 * minute.
 */
export interface Step {
  call: Call;
  /** The permissions of the user; null sends no session; absent means every permission. */
  as?: readonly Permission[] | null;
  params?: Values;
  query?: Values;
  body?: Values;
  /** Files to send in the call's file field, or in the field `fileField`. */
  files?: readonly Piece[];
  fileField?: string;
  /** Sends the body as JSON where the call may carry a file. */
  isJson?: true;
  /** A raw body to send instead of `body`. */
  raw?: { type: string; text: string };
  headers?: Readonly<Record<string, string>>;
  /** The name under which `data` of the answer is saved. A refusal saves nothing. */
  save?: string;
  /** What the answer must be; when absent, the step must succeed. */
  expect?: Expectation;
}

/** What an answer must be. The envelope, the status of the code and the shape of `data` are always checked. */
export interface Expectation {
  /** The code of the expected refusal; when absent, the answer must be a success. */
  code?: ErrorCode;
  /** The parameters of the refusal's sentence. */
  params?: Params;
  /** Field errors that the refusal must list, in any order; it may list others. */
  errors?: readonly { path: string; code: ErrorCode }[];
  /** The expected status. Without `code` the implementation may choose the code. */
  status?: number;
  /**
   * Fields that `data` must have; it may have others, but arrays must have the same length. A refusal that does not
   * expect them has none.
   */
  data?: unknown;
  /** The first rows of `data`; rows of other cases may follow. */
  first?: readonly unknown[];
  /** Rows that `data` must have, wherever they stand; rows of other cases may stand between them. */
  among?: readonly unknown[];
  count?: number;
  /** The lines of a file of text. */
  lines?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** Requests in order, on records of their own. The name says which rule they show and where it is written. */
export interface ConformanceCase {
  name: string;
  steps: readonly Step[];
}

/** A case: which rule it shows, and its requests. */
export const rule = (name: string, steps: readonly Step[]): ConformanceCase => ({ name, steps });
