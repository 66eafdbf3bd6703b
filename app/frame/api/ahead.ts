/*
 * The page itself requests what a screen reads first, while the program still loads. At each visit it remembers which
 * addresses the screen read (app/public/first-paint.js, app/frame/pwa/firstReads) and requests them at the next one. On
 * a slow line this saves a round trip before there is anything to see (DESIGN "Weight and speed").
 */

declare global {
  /** The answers that the page requested before the program was there, by address; undefined on a first visit. */
  var __AHEAD__: Map<string, Promise<Response>> | undefined;
  /** Requests an address; returns the address with its answer. */
  var __READ__: ((url: string) => [string, Promise<Response>]) | undefined;
}

/** An answer that nobody has taken after this many milliseconds is dropped: the screen has long begun without it. */
const START_MS = 15_000;
const FIRST = 12;

const asked: string[] = [];
/** Answers are handed over until this time, on the clock of `performance.now()`. */
let until = START_MS;

export const firstReads = (): readonly string[] => asked;

/** Returns the answer to a read that the page requested before the program was there, only once; null without one. */
export function takeAhead(url: string): Promise<Response> | null {
  if (asked.length < FIRST && !asked.includes(url)) asked.push(url);
  const answer = globalThis.__AHEAD__?.get(url);
  globalThis.__AHEAD__?.delete(url);
  return answer && performance.now() < until ? answer : null;
}

/** Drops the answers that were requested ahead, since a write may make them outdated. */
export function dropAhead(): void {
  globalThis.__AHEAD__ = undefined;
}

/**
 * Requests what a screen will read first while that screen is still being drawn. It is for the screen after a sign-in,
 * for which the page itself requested nothing. It does nothing in stories, which have no first script.
 */
export function askAhead(urls: readonly string[]): void {
  if (!globalThis.__READ__) return;
  until = performance.now() + START_MS;
  globalThis.__AHEAD__ = new Map(urls.map(globalThis.__READ__));
}
