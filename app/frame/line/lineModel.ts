/**
 * State of the line, judged by the outcome of requests (PRODUCT O): `slow` answers late; `unanswered` has a network,
 * but no server answers; `offline` has no network. What the browser says of its network is only one hint.
 */
export type LineState = 'online' | 'slow' | 'unanswered' | 'offline';

export interface Line {
  state: LineState;
  /** When this state began, epoch milliseconds. */
  sinceMs: number;
  /** When the first answer came after none had come, epoch milliseconds; 0 if the line was never cut. */
  backAtMs: number;
}

export type LineEvent =
  | { type: 'answered'; atMs: number; beganMs: number; isRead: boolean }
  | { type: 'unanswered'; atMs: number; isBrowserOnline: boolean }
  /** A read has not been answered for SLOW_MS. */
  | { type: 'waiting'; atMs: number }
  | { type: 'browserOffline'; atMs: number };

/**
 * A read that takes longer makes the line slow. A list of 10 KiB takes half a second on the slowest line that we
 * measure (400 kbit/s, 400 ms).
 */
export const SLOW_MS = 4_000;

export const beginLine = (atMs: number): Line => ({ state: 'online', sinceMs: atMs, backAtMs: 0 });

/** Tells whether nothing can be read, so that the screens show what was seen before. */
export const isCut = ({ state }: Pick<Line, 'state'>) => state === 'offline' || state === 'unanswered';

function stateAfter(line: Line, event: LineEvent): LineState {
  switch (event.type) {
    case 'answered':
      // The answer may have been under way when the network went.
      if (line.state === 'offline' && event.beganMs < line.sinceMs) return 'offline';
      return event.isRead && event.atMs - event.beganMs >= SLOW_MS ? 'slow' : 'online';
    case 'unanswered':
      return event.isBrowserOnline ? 'unanswered' : 'offline';
    case 'waiting':
      return isCut(line) ? line.state : 'slow';
    case 'browserOffline':
      return 'offline';
  }
}

/** Returns the line after an event; the same object when nothing changed. */
export function lineAfter(line: Line, event: LineEvent): Line {
  const state = stateAfter(line, event);
  if (state === line.state) return line;
  const isBack = isCut(line) && !isCut({ state });
  return { state, sinceMs: event.atMs, backAtMs: isBack ? event.atMs : line.backAtMs };
}

const FIRST_PROBE_MS = 5_000;
const LAST_PROBE_MS = 60_000;

/**
 * Returns how long to wait before the server is asked again, milliseconds: longer each time, because asking costs data.
 */
export function probeDelay(tries: number, savesData: boolean): number {
  const first = savesData ? 4 * FIRST_PROBE_MS : FIRST_PROBE_MS;
  return Math.min(savesData ? 2 * LAST_PROBE_MS : LAST_PROBE_MS, first * 2 ** tries);
}

const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 30_000;

/**
 * Returns how long after the last return the next one is told, milliseconds. If one call is answered and another never
 * is, the line returns with each answer and everything is read again: longer pauses limit what that costs.
 * @param times returns in a row that brought no answer to what had failed
 */
export function returnPause(times: number): number {
  return times === 0 ? 0 : Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (times - 1));
}

/**
 * Tells whether a response is not the application's answer: a proxy's page, or a server that cannot reach its database.
 * `ApiError.isUnanswered` tells the same once the response is read.
 */
export function isAway({ status, text }: { status: number; text: string }): boolean {
  const isProxy = status >= 502 && status <= 504;
  return isProxy ? !/"code":"(?!base\.)/.test(text) : !text.startsWith('{');
}
