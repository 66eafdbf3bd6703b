import { type WatchedRequest, watchRequests } from '../api/requestWatch';
import { Listeners } from '../device/listeners';
import { beginLine, isAway, isCut, type Line, type LineEvent, lineAfter, returnPause, SLOW_MS } from './lineModel';

let line = beginLine(Date.now());
const changes = new Listeners();
const returns = new Listeners();

export const getLine = (): Line => line;

/**
 * Tells whether the browser has no network and no answer has shown otherwise: nothing that is sent now would arrive.
 */
export const isOffline = (): boolean => line.state === 'offline' && !navigator.onLine;

export const subscribeLine = changes.subscribe;

/** Calls back when an answer comes after none came, so that the screen is read again and waiting writes are sent. */
export const onLineBack = returns.subscribe;

/** When listeners were last told of a return, and how many times in a row it brought no answer to what had failed. */
let told = { atMs: 0, times: 0 };
let toTell: ReturnType<typeof setTimeout> | undefined;

/** The requests that got no answer the last time. */
const unanswered = new Set<string>();

function tellBack(): void {
  toTell = undefined;
  // The line went away again while this waited; its next return will be told.
  if (isCut(line)) return;
  told = { atMs: Date.now(), times: told.times + 1 };
  returns.tell();
}

function comeBack(): void {
  const waitMs = told.atMs + returnPause(told.times) - Date.now();
  if (waitMs <= 0) tellBack();
  else toTell ??= setTimeout(tellBack, waitMs);
}

function applyEvent(event: LineEvent): void {
  const before = line;
  line = lineAfter(line, event);
  if (line === before) return;
  changes.tell();
  if (isCut(before) && !isCut(line)) comeBack();
}

/**
 * A request that fails again after each return tells nothing new about the line. Any other one does: then the next
 * return is told at once.
 */
function noteLost(asks: string): void {
  if (!isCut(line) && !unanswered.has(asks)) told.times = 0;
  unanswered.add(asks);
  applyEvent({ type: 'unanswered', atMs: Date.now(), isBrowserOnline: navigator.onLine });
}

function noteAnswered(asks: string, beganMs: number, isRead: boolean): void {
  unanswered.delete(asks);
  applyEvent({ type: 'answered', atMs: Date.now(), beganMs, isRead });
}

function watchRequest({ asks, isRead, incoming, isGivenUp }: WatchedRequest): void {
  const beganMs = Date.now();
  // Only a late read makes the line slow: a write or an upload may take long.
  const timer = isRead ? setTimeout(() => applyEvent({ type: 'waiting', atMs: Date.now() }), SLOW_MS) : undefined;
  incoming
    .then(
      (came) => (isAway(came) ? noteLost(asks) : noteAnswered(asks, beganMs, isRead)),
      () => isGivenUp() || noteLost(asks),
    )
    .finally(() => clearTimeout(timer));
}

const browserOffline = () => applyEvent({ type: 'browserOffline', atMs: Date.now() });

let isWatched = false;

/** Judges the line by every request from now on; before that, the line counts as good. */
export function watchLine(): void {
  if (isWatched) return;
  isWatched = true;
  watchRequests(watchRequest);
  window.addEventListener('offline', browserOffline);
  if (!navigator.onLine) browserOffline();
}

/** Stops judging the line and forgets its state. */
export function unwatchLine(): void {
  isWatched = false;
  line = beginLine(Date.now());
  clearTimeout(toTell);
  toTell = undefined;
  told = { atMs: 0, times: 0 };
  unanswered.clear();
  watchRequests(null);
  window.removeEventListener('offline', browserOffline);
}
