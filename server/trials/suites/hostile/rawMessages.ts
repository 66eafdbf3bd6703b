import { connect } from 'node:net';
import { departure } from '../departure';
import { envelopeFaults } from '../envelope';
import { changedSince } from '../fingerprint';
import type { House } from '../house';
import { jsonOf } from '../wire';

/** Writes bytes on a new socket; returns everything received until the server closes it or is silent for 2 s. */
function exchange(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const done = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(2000, done);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

/** Returns the head of a request, without escaping anything. */
export const request = (line: string, ...headers: string[]) =>
  `${[line, 'Host: comptoir', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const LIST = 'GET /api/caisses/withoutpagination HTTP/1.1';

/** Messages that no client library sends, and the statuses with which they may be answered. */
export const MESSAGES: Readonly<Record<string, [bytes: string, statuses: number[]]>> = {
  'no HTTP at all': ['bonjour\r\n\r\n', [400]],
  'a method nobody knows': [request('BONJOUR /api/caisses HTTP/1.1'), [400, 404, 405]],
  TRACE: [request('TRACE /api/caisses HTTP/1.1'), [400, 404, 405]],
  'a space in the path': [request('GET /api/ca isses HTTP/1.1'), [400]],
  'a NUL in the path': [request('GET /api/ca\u0000isses HTTP/1.1'), [400]],
  'a header of 100 kB': [request(LIST, `X-Long: ${'a'.repeat(100_000)}`), [413, 431]],
  '3 000 headers': [request(LIST, ...Array.from({ length: 3000 }, (_, i) => `X-${i}: 1`)), [401, 413, 431]],
  'a header broken in two': [request(LIST, 'X-A: b\rSet-Cookie: c=d'), [400]],
  'two lengths': [`${request('POST /api/auth/login HTTP/1.1', 'Content-Length: 5', 'Content-Length: 6')}{"a"`, [400]],
  'a length and chunks': [
    `${request('POST /api/auth/login HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    [400],
  ],
  'a negative length': [request('POST /api/auth/login HTTP/1.1', 'Content-Length: -5'), [400]],
  'a chunk that is none': [
    `${request('POST /api/auth/login HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
    [400],
  ],
  'two sessions in one header': [request(LIST, 'Authorization: Bearer a, Bearer b'), [401]],
  'an authorization that is no token': [request(LIST, 'Authorization: Basic YWRtaW46YWRtaW4='), [401]],
  'a token without signature': [
    request(LIST, 'Authorization: Bearer eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIiwiZXhwIjo5OTk5OTk5OTk5fQ.'),
    [401],
  ],
  'a cookie of 8 kB': [request(LIST, `Cookie: session=${'a'.repeat(8000)}`), [401]],
};

/**
 * Returns what is wrong with the answer to one of the messages. It must be an envelope or nothing, and the server must
 * go on (F80, F81).
 */
export async function messageFaults(house: House, shown: string): Promise<string[]> {
  const [bytes, statuses] = MESSAGES[shown] ?? ['', []];
  const before = await house.fingerprint();
  const received = await exchange(house.wire.origin, bytes);
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const text = Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString('utf8');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  const { status: health } = await house.wire.send({ method: 'GET', path: '/healthz' });
  return [
    ...(statuses.includes(status) ? [] : [`${status}, not ${statuses.join(' or ')}`]),
    ...envelopeFaults(null, { status, headers: {}, text, body: jsonOf(dechunked(head, text)) }),
    ...departure('a header of the client in the answer', head.toLowerCase().includes('c=d'), false),
    ...departure('changed', changedSince(before, await house.fingerprint()), []),
    ...departure('health', health, 200),
  ].map((fault) => `${shown}: ${fault}`);
}

function dechunked(head: string, text: string): string {
  return /transfer-encoding: chunked/i.test(head)
    ? text.replace(/^[0-9a-f]+\r\n|\r\n[0-9a-f]+\r\n$|\r\n$/gi, '')
    : text;
}
