import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { vi } from 'vitest';
import * as admission from '../../../frame/http/plugins/admission';
import { askOf, bearer, type Values } from '../ask';
import { type CallName, callNamed } from '../hostile/baselines';
import type { Person } from '../house';

export interface Landed {
  status: number;
  code: string | undefined;
}

/** A request whose author was let in, and whose body the server is still reading. */
export interface InFlight {
  /** Sends the rest of the body, and returns the answer. */
  land(): Promise<Landed>;
}

const FLIGHT = 'x-flight';
const { admitRequest: admit } = admission;

/**
 * Returns a function that waits until a request with this flight header has been let in; works until
 * `vi.restoreAllMocks`.
 */
export function watchAdmission(): (flight: string) => Promise<void> {
  const waiting = new Map<string, () => void>();
  vi.spyOn(admission, 'admitRequest').mockImplementation(async (...args) => {
    await admit(...args);
    const request: FastifyRequest = args[2];
    waiting.get(String(request.headers[FLIGHT]))?.();
  });
  return (flight) =>
    new Promise((resolve) => {
      waiting.set(flight, () => {
        waiting.delete(flight);
        resolve();
      });
    });
}

/** Parses an answer once all of it has arrived; null before. */
function answerIn(text: string): Landed | null {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, Math.max(end, 0));
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
  if (!(Buffer.byteLength(text.slice(end + 4)) >= length)) return null;
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), code: /"code":"([a-z_.]+)"/.exec(text)?.[1] };
}

async function answerOf(socket: Socket): Promise<Landed> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    text += chunk;
    const answer = answerIn(text);
    if (answer) return answer;
  }
  throw new Error(`cut before it was answered: ${text.slice(0, 200)}`);
}

/** Returns one chunk of a body that announces no length. */
const chunkOf = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/**
 * Sends a call except the last byte of its body, over its own socket, and waits until its author was let in. A call
 * without a body gets an empty record, which it accepts.
 */
export async function takeOff(
  origin: string,
  letIn: (flight: string) => Promise<void>,
  { name, values, person }: { name: CallName; values: Values; person: Person },
): Promise<InFlight> {
  const call = callNamed(name);
  const { method, path, headers, body = '{}' } = askOf(call, values);
  const bytes = Buffer.from(body);
  const flight = randomUUID();
  const type = call.hasBody ? {} : { 'content-type': 'application/json' };
  const carried = { host: 'comptoir', 'transfer-encoding': 'chunked', ...type, ...headers, ...bearer(person.token) };
  const lines = Object.entries({ ...carried, [FLIGHT]: flight }).map(([field, value]) => `${field}: ${value}`);
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const isIn = letIn(flight);
  const answer = answerOf(socket).finally(() => socket.destroy());
  socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  socket.write(chunkOf(bytes.subarray(0, -1)));
  // An answer at this point means that the author was not let in.
  await Promise.race([isIn, answer]);
  return {
    land() {
      socket.write(Buffer.concat([chunkOf(bytes.subarray(-1)), Buffer.from('0\r\n\r\n')]));
      return answer;
    },
  };
}
