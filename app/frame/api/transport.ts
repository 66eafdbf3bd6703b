import { dropAhead, takeAhead } from './ahead';
import { tellRequest } from './requestWatch';
import { hearBuild } from './serverBuild';

export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | null;
  signal?: AbortSignal | undefined;
  /** Gets the share of the body that was sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface Incoming {
  status: number;
  text: string;
}

const READ_MS = 30_000;
const WRITE_MS = 60_000;
/** For a file sent without `onProgress`: a proof of 5 MB on a line of 20 kB/s. */
const UPLOAD_MS = 300_000;
/**
 * An upload with `onProgress` may take hours as long as bytes move (a video of 200 MB on a slow line: PRODUCT 1.18,
 * 1.19).
 */
const SILENCE_MS = 60_000;

function timeLimit(outgoing: Outgoing): number {
  if (outgoing.body instanceof FormData) return UPLOAD_MS;
  return outgoing.method === 'GET' ? READ_MS : WRITE_MS;
}

function answerTo(outgoing: Outgoing): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimit(outgoing));
  return fetch(outgoing.url, {
    method: outgoing.method,
    headers: outgoing.headers,
    body: outgoing.body,
    credentials: 'same-origin',
    signal: outgoing.signal ? AbortSignal.any([outgoing.signal, limit]) : limit,
  });
}

async function byFetch(outgoing: Outgoing): Promise<Incoming> {
  const ahead = outgoing.method === 'GET' ? takeAhead(outgoing.url) : null;
  const answer = await (ahead ?? answerTo(outgoing));
  hearBuild(answer.headers.get('X-App-Build'));
  return { status: answer.status, text: await answer.text() };
}

const abortedError = () => new DOMException('aborted', 'AbortError');

/** Calls `giveUp` once `heard` was not called for SILENCE_MS. */
function watchSilence(giveUp: () => void) {
  let isOver = false;
  const begin = () =>
    setTimeout(() => {
      isOver = true;
      giveUp();
    }, SILENCE_MS);
  let timer = begin();
  const end = () => clearTimeout(timer);
  const heard = () => {
    end();
    timer = begin();
  };
  return { heard, end, isOver: () => isOver };
}

// XMLHttpRequest, because fetch cannot tell how much of a body was sent.
function byRequest(outgoing: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    if (outgoing.signal?.aborted) return reject(abortedError());
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const silence = watchSilence(abort);
    request.open(outgoing.method, outgoing.url);
    for (const [name, value] of Object.entries(outgoing.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      silence.heard();
      if (event.lengthComputable && event.total > 0) outgoing.onProgress?.(event.loaded / event.total);
    };
    // The upload is complete; the server now works on the whole file.
    request.upload.onload = silence.heard;
    request.onprogress = silence.heard;
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError('network'));
    request.onabort = () => reject(silence.isOver() ? new DOMException('timeout', 'TimeoutError') : abortedError());
    request.onloadend = () => {
      silence.end();
      outgoing.signal?.removeEventListener('abort', abort);
    };
    outgoing.signal?.addEventListener('abort', abort, { once: true });
    request.send(outgoing.body);
  });
}

let writes = 0;
const pending = new Set<Promise<unknown>>();

/** Tells whether a write is under way; meanwhile the program never leaves the page by itself. */
export const isWriting = (): boolean => writes > 0;

/** Tells whether no request is under way and nothing on the screen waits for its code. */
export const isLineFree = (): boolean => pending.size === 0;

export async function lineIsFree(): Promise<void> {
  while (!isLineFree()) await Promise.allSettled(pending);
}

/** Keeps the line busy while something on the screen waits for its code, until the returned function is called. */
export function holdLine(): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  pending.add(held);
  return () => {
    pending.delete(held);
    release();
  };
}

function countRequest(incoming: Promise<Incoming>, isWrite: boolean): void {
  pending.add(incoming);
  if (isWrite) writes += 1;
  const over = () => {
    pending.delete(incoming);
    if (isWrite) writes -= 1;
  };
  void incoming.then(over, over);
}

/** Sends one request. Rejects when no whole answer came: TypeError, or DOMException AbortError or TimeoutError. */
export function exchangeRequest(outgoing: Outgoing): Promise<Incoming> {
  if (outgoing.method !== 'GET') dropAhead();
  const incoming = outgoing.onProgress && outgoing.body instanceof FormData ? byRequest(outgoing) : byFetch(outgoing);
  countRequest(incoming, outgoing.method !== 'GET');
  tellRequest({
    asks: `${outgoing.method} ${outgoing.url}`,
    isRead: outgoing.method === 'GET',
    incoming,
    isGivenUp: () => outgoing.signal?.aborted === true,
  });
  return incoming;
}
