import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { failure, Refusal } from '#contract/envelope';
import { ERRORS, type ErrorCode } from '#contract/errors';
import type { Config } from '../config';
import { answerError, answerFaults } from './faults';
import { sendSecurityHeaders } from './headers';

/** Milliseconds for a whole request, its upload included (RELIABILITY F50, § 5.16). */
const REQUEST_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;
/** A search term of 255 characters, each of up to 12 when encoded. */
const MAX_PARAM_LENGTH = 4000;

type HttpConfig = Pick<Config, 'logLevel' | 'trustProxy' | 'maxJsonBytes' | 'baseUrl'>;

/** A Fastify whose every answer, its own errors included, is ours (RELIABILITY, facts). */
export async function openHttp(config: HttpConfig, logTo?: Writable): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, ...(logTo ? { stream: logTo } : {}), serializers: { req: loggedRequest } },
    // As many proxies as the operator says stand before us, and no further (RELIABILITY § 5.4).
    trustProxy: config.trustProxy > 0 && ((_address: string, hop: number) => hop < config.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: config.maxJsonBytes,
    requestTimeout: REQUEST_MS,
    connectionTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('session', null);
  refuseUndeclaredAccess(app);
  refuseWhileClosing(app);
  answerFaults(app);
  await sendSecurityHeaders(app, config.baseUrl?.startsWith('https:') === true);
  await app.register(multipart, { throwFileSizeLimit: false });
  return app;
}

/** Route and status, never a body, a cookie or a query (RELIABILITY § 5.16). */
function loggedRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, path: request.url.split('?')[0], ip: request.ip };
}

/** A route that does not say who may call it does not boot (RELIABILITY F100). */
function refuseUndeclaredAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) throw new Error(`route ${String(method)} ${url} has no declared permission`);
  });
}

/** Once the end is asked, new requests are sent away in the envelope (RELIABILITY F18). */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('Connection', 'close');
    throw new Refusal('base.indisponible');
  });
}

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requete.expiree',
  HPE_HEADER_OVERFLOW: 'requete.trop_grande',
};

/** What Node could not read as HTTP never becomes a request: the envelope goes straight to the socket. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = BY_CODE[error.code ?? ''] ?? 'requete.illisible';
  const body = JSON.stringify(failure(null, code, 'fr'));
  socket.end(
    [
      `HTTP/1.1 ${ERRORS[code].status} Refused`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
