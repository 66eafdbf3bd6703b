import { type WatchedRequest, watchRequests } from '../api/requestWatch';
import { beginLine, isAway, isCut, type Line, type LineEvent, lineAfter, returnPause, SLOW_MS } from './lineModel';

type Listener = () => void;

let line = beginLine(Date.now());
const listeners = new Set<Listener>();
const backListeners = new Set<Listener>();

export const getLine = (): Line => line;

/** Whether the browser has no network and nothing that was answered says otherwise: what is sent now goes nowhere. */
export const isOffline = (): boolean => line.state === 'offline' && !navigator.onLine;

export function subscribeLine(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when an answer comes after none came: what is shown is read again, what waits may leave. */
export function onLineBack(listener: Listener): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

/** When the last return was told, and how many were in a row after what had failed before. */
let told = { atMs: 0, times: 0 };
let toTell: ReturnType<typeof setTimeout> | undefined;

/** What got no answer the last time that it was asked. */
const unanswered = new Set<string>();

function tellBack(): void {
  toTell = undefined;
  // It went again while this was put off: its next return tells.
  if (isCut(line)) return;
  told = { atMs: Date.now(), times: told.times + 1 };
  for (const listener of backListeners) listener();
}

function comeBack(): void {
  const waitMs = told.atMs + returnPause(told.times) - Date.now();
  if (waitMs <= 0) tellBack();
  else toTell ??= setTimeout(tellBack, waitMs);
}

function happen(event: LineEvent): void {
  const before = line;
  line = lineAfter(line, event);
  if (line === before) return;
  for (const listener of listeners) listener();
  if (isCut(before) && !isCut(line)) comeBack();
}

/** What fails again after each return says nothing new of the line; anything else does, and its return is told at once. */
function lose(asks: string): void {
  if (!isCut(line) && !unanswered.has(asks)) told.times = 0;
  unanswered.add(asks);
  happen({ type: 'unanswered', atMs: Date.now(), isBrowserOnline: navigator.onLine });
}

function answer(asks: string, beganMs: number, isRead: boolean): void {
  unanswered.delete(asks);
  happen({ type: 'answered', atMs: Date.now(), beganMs, isRead });
}

function watch({ asks, isRead, incoming, isGivenUp }: WatchedRequest): void {
  const beganMs = Date.now();
  // A write or an upload takes as long as it takes.
  const timer = isRead ? setTimeout(() => happen({ type: 'waiting', atMs: Date.now() }), SLOW_MS) : undefined;
  incoming
    .then(
      (came) => (isAway(came) ? lose(asks) : answer(asks, beganMs, isRead)),
      () => isGivenUp() || lose(asks),
    )
    .finally(() => clearTimeout(timer));
}

const browserOffline = () => happen({ type: 'browserOffline', atMs: Date.now() });

let isWatched = false;

/** Judges the line by every request from now on; until then it is taken for good. */
export function watchLine(): void {
  if (isWatched) return;
  isWatched = true;
  watchRequests(watch);
  window.addEventListener('offline', browserOffline);
  if (!navigator.onLine) browserOffline();
}

/** Nobody looks at it any more. */
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
