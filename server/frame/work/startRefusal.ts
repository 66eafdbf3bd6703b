/**
 * A reason not to start that the operator can act on: the console shows its message alone, without a stack,
 * and the process exits 1.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** One line of the start shown to the operator. */
export type Say = (line: string) => void;
