/** What goes over the wire. */
export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | null;
  signal?: AbortSignal | undefined;
  /** Share of the body that has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface Incoming {
  status: number;
  text: string;
}

const READ_MS = 30_000;
const WRITE_MS = 60_000;
/** A proof of 5 MB on a line of 20 kB/s. */
const UPLOAD_MS = 300_000;

function timeLimit(outgoing: Outgoing): number {
  if (outgoing.body instanceof FormData) return UPLOAD_MS;
  return outgoing.method === 'GET' ? READ_MS : WRITE_MS;
}

async function byFetch(outgoing: Outgoing): Promise<Incoming> {
  const limit = AbortSignal.timeout(timeLimit(outgoing));
  const answer = await fetch(outgoing.url, {
    method: outgoing.method,
    headers: outgoing.headers,
    body: outgoing.body,
    credentials: 'same-origin',
    signal: outgoing.signal ? AbortSignal.any([outgoing.signal, limit]) : limit,
  });
  return { status: answer.status, text: await answer.text() };
}

// fetch cannot tell how much of a body has left.
function byRequest(outgoing: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(outgoing.method, outgoing.url);
    for (const [name, value] of Object.entries(outgoing.headers)) request.setRequestHeader(name, value);
    request.timeout = timeLimit(outgoing);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) outgoing.onProgress?.(event.loaded / event.total);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError('network'));
    request.ontimeout = () => reject(new DOMException('timeout', 'TimeoutError'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    outgoing.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (outgoing.signal?.aborted) return reject(new DOMException('aborted', 'AbortError'));
    request.send(outgoing.body);
  });
}

/** Sends one request. Rejects when no whole answer came: TypeError, or DOMException AbortError or TimeoutError. */
export function exchange(outgoing: Outgoing): Promise<Incoming> {
  return outgoing.onProgress && outgoing.body instanceof FormData ? byRequest(outgoing) : byFetch(outgoing);
}
