import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openedForTests } from '../../../trials/testing/openedForTests';
import { openHttp } from './http';

/** Five kB in each half second: the steady sender of these tests sends ten times that, the slow one a twentieth. */
const PACE = { windowMs: 500, bytes: 5000, lingerMs: 1000 };
const CONFIG = { logLevel: 'silent', trustProxy: 0, maxJsonBytes: 1_000_000, baseUrl: undefined };

const server = openedForTests(async () => {
  const app = await openHttp(CONFIG, undefined, PACE);
  const config = { access: 'public' } as const;
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  app.post('/read', { config }, async (request) => {
    let bytes = 0;
    for await (const chunk of request.raw as AsyncIterable<Buffer>) bytes += chunk.length;
    return { bytes };
  });
  app.post('/refused', { config }, async (_request, reply) => reply.code(403).send({ refused: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, close: () => app.close() };
});

interface Line {
  socket: Socket;
  received: () => string;
  closed: Promise<unknown>;
}

/** Announces a body and sends a piece of it every 20 ms until it is whole or the line is cut. */
async function drip(app: FastifyInstance, path: string, length: number, piece: number): Promise<Line> {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      text += chunk.toString('utf8');
    });
  // `close` comes also when the line is reset.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = ['Host: a', 'Content-Type: application/octet-stream', `Content-Length: ${length}`];
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  const send = async () => {
    for (let sent = 0; sent < length && !socket.destroyed && piece > 0; sent += piece) {
      socket.write(Buffer.alloc(Math.min(piece, length - sent)));
      await sleep(20);
    }
  };
  void send();
  return { socket, received: () => text, closed };
}

test('a body that comes slowly but steadily is read, however long it takes (RELIABILITY F50)', async () => {
  const line = await drip(server.app, '/read', 150_000, 2000);
  await once(line.socket, 'data');
  line.socket.destroy();
  expect(line.received()).toContain('"bytes":150000');
});

test.each([
  ['that comes too slowly', 10],
  ['that stands still', 0],
])('a body %s is cut with 408 in the envelope (RELIABILITY F50)', async (_shown, piece) => {
  const line = await drip(server.app, '/read', 100_000, piece);
  await line.closed;
  expect(line.received()).toMatch(/^HTTP\/1\.1 408 /);
  expect(line.received()).toContain('"code":"requete.expiree"');
});

test('who goes on sending what is refused is cut, and has the answer', async () => {
  const line = await drip(server.app, '/refused', 10_000_000, 2000);
  await line.closed;
  expect(line.received()).toMatch(/^HTTP\/1\.1 403 /);
});
