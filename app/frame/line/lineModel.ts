/**
 * How the line is, as the outcome of requests tells (PRODUCT O): `slow` answers late, `unanswered` has a network and no
 * server behind it, `offline` has no network. What the browser believes is only one of the hints.
 */
export type LineState = 'online' | 'slow' | 'unanswered' | 'offline';

export interface Line {
  state: LineState;
  /** Since when, epoch milliseconds. */
  sinceMs: number;
  /** When it last came back from no answer at all, epoch milliseconds; 0 when it never went. */
  backAtMs: number;
}

export type LineEvent =
  | { type: 'answered'; atMs: number; beganMs: number; isRead: boolean }
  | { type: 'unanswered'; atMs: number; isBrowserOnline: boolean }
  /** A read has waited for SLOW_MS. */
  | { type: 'waiting'; atMs: number }
  | { type: 'browserOffline'; atMs: number };

/** A list's answer of 10 KiB takes half a second on the slowest line that we measure (400 kbit/s, 400 ms). */
export const SLOW_MS = 4_000;

export const beginLine = (atMs: number): Line => ({ state: 'online', sinceMs: atMs, backAtMs: 0 });

/** Whether nothing can be read: what is shown is what was seen. */
export const isCut = ({ state }: Pick<Line, 'state'>) => state === 'offline' || state === 'unanswered';

function stateAfter(line: Line, event: LineEvent): LineState {
  switch (event.type) {
    case 'answered':
      // It may have been on its way when the network went.
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

/** The line after what happened; the same object when nothing changed. */
export function lineAfter(line: Line, event: LineEvent): Line {
  const state = stateAfter(line, event);
  if (state === line.state) return line;
  const isBack = isCut(line) && !isCut({ state });
  return { state, sinceMs: event.atMs, backAtMs: isBack ? event.atMs : line.backAtMs };
}

const FIRST_PROBE_MS = 5_000;
const LAST_PROBE_MS = 60_000;

/** How long to wait before the server is asked again whether it is there: less and less often, as it costs data. */
export function probeDelay(tries: number, savesData: boolean): number {
  const first = savesData ? 4 * FIRST_PROBE_MS : FIRST_PROBE_MS;
  return Math.min(savesData ? 2 * LAST_PROBE_MS : LAST_PROBE_MS, first * 2 ** tries);
}

const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 30_000;

/**
 * How long after the last return the next one is told, milliseconds. Where one call is answered and another never is,
 * the line comes back with each, and all is read again: less and less often, as it costs data.
 * @param times returns in a row that brought no answer to what had failed
 */
export function returnPause(times: number): number {
  return times === 0 ? 0 : Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (times - 1));
}

/**
 * Whether what came is no answer of the application, as `ApiError.isUnanswered` tells once it is read: a proxy's page
 * in its place, or a server that cannot reach its database.
 */
export function isAway({ status, text }: { status: number; text: string }): boolean {
  const isProxy = status >= 502 && status <= 504;
  return isProxy ? !/"code":"(?!base\.)/.test(text) : !text.startsWith('{');
}
