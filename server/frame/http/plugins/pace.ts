import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How slowly a body may arrive, in milliseconds and bytes. */
export interface Pace {
  /** Each window of this length must bring `bytes`; the last window ends with the body. */
  windowMs: number;
  bytes: number;
  /** A body that still arrives this long after its answer is cut. */
  lingerMs: number;
}

/**
 * 2 kB a second, measured over a minute. A video of 200 MB on a line of 30 kB a second passes in two hours; a sender
 * who holds a connection with 1 kB a second is cut (RELIABILITY F50).
 */
export const PACE: Pace = { windowMs: 60_000, bytes: 120_000, lingerMs: 30_000 };

interface Watched {
  request: IncomingMessage;
  response: ServerResponse;
  socket: Socket;
  /** When the window began, and (`bytesBefore`) how many bytes the connection had brought by then. */
  since: number;
  bytesBefore: number;
  answeredAt: number | undefined;
}

/**
 * Cuts bodies that stop or arrive too slowly, whatever their length: a time limit on the whole request would cut honest
 * long ones. Also cuts senders who go on after their request was answered. A cut request gets the same answer as Node's
 * own request timeout.
 */
export function cutSlowBodies(server: Server, pace: Pace = PACE): void {
  const watched = new Set<Watched>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const since = performance.now();
    const one: Watched = { request, response, socket, since, bytesBefore: socket.bytesRead, answeredAt: undefined };
    watched.add(one);
    response.once('finish', () => {
      one.answeredAt = performance.now();
    });
    // This happens when the body is read to its end, and when the connection is gone.
    request.once('close', () => watched.delete(one));
  });
  const timer = setInterval(() => {
    for (const one of watched) judgePace(server, one, pace);
  }, pace.windowMs / 4).unref();
  server.on('close', () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function judgePace(server: Server, one: Watched, { windowMs, bytes, lingerMs }: Pace): void {
  const { request, socket, since, bytesBefore, answeredAt } = one;
  const now = performance.now();
  if (request.complete) return;
  if (answeredAt !== undefined) {
    if (now - answeredAt >= lingerMs) socket.destroy();
    return;
  }
  if (now - since < windowMs) return;
  // If bytes already wait to be read here, the sender is not the slow side.
  const isSlow = socket.bytesRead - bytesBefore < bytes && request.readableLength === 0;
  if (isSlow) cutRequest(server, one);
  else Object.assign(one, { since: now, bytesBefore: socket.bytesRead });
}

function cutRequest(server: Server, { response, socket }: Watched): void {
  if (response.headersSent) socket.destroy();
  else server.emit('clientError', Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
