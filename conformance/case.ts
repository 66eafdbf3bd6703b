import type { Call } from '@comptoir/contract/call';
import type { ErrorCode, Params } from '@comptoir/contract/errors';
import type { Permission } from '@comptoir/domain/permission';
import type { Piece } from './piece';

type Values = Readonly<Record<string, unknown>>;

/**
 * One request of a case. In its values, `@name.field` stands for what an earlier step saved, `@today` and `@tomorrow`
 * for plain dates in Abidjan, `@unique` for a text that no other case uses, `@me.utilisateurid`, `@me.username` and
 * `@me.password` for who asks. A number after a text names a segment
 * between its slashes: `@medium.lien.3` of `/api/fichiers/12/plan.png` is 12. A number alone may be followed by what is
 * added to it or taken from it: `@avant.solde-500`. `totp` after a secret is its one-time code of now, `totpsuivant` and
 * `totpprecedent` those of the next and of the last half minute.
 */
export interface Step {
  call: Call;
  /** The permissions of who asks; null for nobody; every permission when absent. */
  as?: readonly Permission[] | null;
  params?: Values;
  query?: Values;
  body?: Values;
  /** Sent in the call's file field, or in that of another name. */
  files?: readonly Piece[];
  fileField?: string;
  /** Sent instead of `body`, as it is. */
  raw?: { type: string; text: string };
  headers?: Readonly<Record<string, string>>;
  /** Keeps `data` of the answer under this name; of a refusal nothing. */
  save?: string;
  /** Without one the step must succeed. */
  expect?: Expectation;
}

/** What an answer must be; the envelope, the status of the code, the shape of `data` are checked always. */
export interface Expectation {
  /** A success unless this names a refusal. */
  code?: ErrorCode;
  /** Numbers and names that the refusal's sentence holds. */
  params?: Params;
  /** Field errors that the refusal lists, in any order, among others. */
  errors?: readonly { path: string; code: ErrorCode }[];
  /** The status alone: the code is left to the implementation. */
  status?: number;
  /** Fields that `data` has; arrays have as many elements. */
  data?: unknown;
  /** What the rows of `data` begin with, where others' rows may follow. */
  first?: readonly unknown[];
  count?: number;
  headers?: Readonly<Record<string, string>>;
}

/** Requests in order on records of their own; the name says which rule they show and where it is written. */
export interface ConformanceCase {
  name: string;
  steps: readonly Step[];
}
