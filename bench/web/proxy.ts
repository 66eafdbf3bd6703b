import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/* A proxy in front of Comptoir, as docs/operations.md describes one: TLS, and HTTP/2 for browsers that accept it. */

type Asked = IncomingMessage | Http2ServerRequest;
type Answer = ServerResponse | Http2ServerResponse;

/** Headers that are not passed on: they belong to one connection, or to the other protocol. */
const OWN = /^(:.*|connection|keep-alive|transfer-encoding|host|upgrade|http2-settings)$/;
const passedOn = (headers: Asked['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.test(name)));

/** Makes a certificate that is valid for a day. Browsers trust it only when they are told to. */
async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-tls-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  await promisify(execFile)('openssl', [...args, '-keyout', key, '-out', cert]);
  const pair = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return pair;
}

function forward(origin: string, asked: Asked, answer: Answer): void {
  const headers = { ...passedOn(asked.headers), 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
  const onward = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, (reply) => {
    (answer as ServerResponse).writeHead(reply.statusCode ?? 502, passedOn(reply.headers));
    reply.pipe(answer as ServerResponse);
  });
  // A browser that has gone meanwhile wants no answer.
  onward.on('error', () => answer.end());
  asked.pipe(onward);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Serves over TLS what will listen on a free port of this machine. Gives the work the proxy's origin and that port. */
export async function withProxy(work: (origin: string, port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const proxy = createSecureServer({ ...(await certificate()), allowHTTP1: true });
  proxy.on('request', (asked: Asked, answer: Answer) => forward(`http://127.0.0.1:${port}`, asked, answer));
  proxy.on('sessionError', () => undefined);
  await once(proxy.listen(0, 'localhost'), 'listening');
  await work(`https://localhost:${(proxy.address() as AddressInfo).port}`, port).finally(() => proxy.close());
}
