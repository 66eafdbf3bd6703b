/*
 * What a screen reads first is asked for by the page itself at the next visit of its address, while the program still
 * loads (app/public/first-paint.js, app/frame/pwa/firstReads): a round trip of a slow line less before there is anything to
 * see (DESIGN "Weight and speed").
 */

declare global {
  /** What the page asked for before the program came, by its address; there is nothing on a first visit. */
  var __AHEAD__: Map<string, Promise<Response>> | undefined;
  /** How the page asks: an address, and its answer. */
  var __READ__: ((url: string) => [string, Promise<Response>]) | undefined;
}

/** An answer that nobody took by then is not what a screen begins with, in milliseconds. */
const START_MS = 15_000;
const FIRST = 12;

const asked: string[] = [];
/** Until when what was asked ahead is handed over, on the page's clock. */
let until = START_MS;

/** The addresses that this page read first. */
export const firstReads = (): readonly string[] => asked;

/** The answer to a read that the page asked for before the program came, once; null when there is none. */
export function takeAhead(url: string): Promise<Response> | null {
  if (asked.length < FIRST && !asked.includes(url)) asked.push(url);
  const answer = globalThis.__AHEAD__?.get(url);
  globalThis.__AHEAD__?.delete(url);
  return answer && performance.now() < until ? answer : null;
}

/** A write may change what was asked before it: from then on each read is a new one. */
export function dropAhead(): void {
  globalThis.__AHEAD__ = undefined;
}

/**
 * Asks for what a screen will read first while it is still being drawn: after a sign-in the page knows nothing by
 * itself. Where the page has no first script, in stories, the screen asks by itself.
 */
export function askAhead(urls: readonly string[]): void {
  if (!globalThis.__READ__) return;
  until = performance.now() + START_MS;
  globalThis.__AHEAD__ = new Map(urls.map(globalThis.__READ__));
}
