/**
 * A reason not to start that the operator can act on. The console shows its message alone, without a stack, and the
 * process exits with 1.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** Shows the operator one line about the start. */
export type Say = (line: string) => void;
