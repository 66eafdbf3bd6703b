import pino from 'pino';

/** Bytes of lines that are that are written together, and milliseconds that a line waits for others. */
const TOGETHER_BYTES = 8192;
const WAIT_MS = 500;

/** Of pino’s levels. */
const WARN = 40;

/** pino tells the level of each line to a destination that says so. */
const WITH_LEVEL = Symbol.for('pino.metadata');

/**
 * The console for log lines, many in one write: a write of its own for each took a twentieth of a small answer. A
 * warning or worse goes at once with all that waits, and so does the rest when the process ends; `kill -9` takes the
 * lines of its last half second with it.
 */
export function consoleLines() {
  const lines = pino.destination({ dest: 1, minLength: TOGETHER_BYTES, periodicFlush: WAIT_MS, sync: true });
  process.once('exit', () => lines.flushSync());
  return {
    [WITH_LEVEL]: true,
    lastLevel: 0,
    write(line: string): void {
      lines.write(line);
      if (this.lastLevel >= WARN) lines.flush();
    },
  };
}
