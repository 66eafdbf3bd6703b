import pino from 'pino';

/** Bytes of log lines that are written together, and (`WAIT_MS`) milliseconds that a line waits for others. */
const TOGETHER_BYTES = 8192;
const WAIT_MS = 500;

/** The number of this level in pino. */
const WARN = 40;

/** pino sets `lastLevel` on a destination that has this property. */
const WITH_LEVEL = Symbol.for('pino.metadata');

/**
 * Returns the console as a destination of log lines, written in batches: one write for each line took a twentieth of a
 * small answer. A line of level warning or worse is written at once with all waiting lines, and so is the rest when the
 * process ends. After `kill -9`, the lines of the last half second are lost.
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
