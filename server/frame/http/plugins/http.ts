import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { failure, Refusal } from '@comptoir/contract/envelope';
import { ERRORS, type ErrorCode } from '@comptoir/contract/errors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { loggedError } from '../../work/loggedError';
import { answerError, answerFaults } from './faults';
import { bareHeaders, sendSecurityHeaders } from './headers';
import { cutSlowBodies, PACE } from './pace';

/** Milliseconds for a whole request: enough for a video of 200 MB at 10 kB a second. `PACE` limits slow bodies. */
const REQUEST_MS = 6 * 3600 * 1000;
/** Milliseconds for the headers, and (`IDLE_MS`) for a connection on which nothing moves (RELIABILITY F50, § 5.16). */
const HEADERS_MS = 60_000;
const IDLE_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;
/** Enough for a search term of 255 characters, each of which takes up to 12 when encoded. */
const MAX_PARAM_LENGTH = 4000;

/** The settings on which the handling of a request depends. */
interface HttpSettings {
  readonly logLevel: string;
  readonly trustProxy: number;
  readonly maxJsonBytes: number;
  readonly baseUrl: string | undefined;
}

/** Takes log lines, each call one whole line. */
export interface LogLines {
  write(line: string): void;
}

/** Opens a Fastify server. All its answers, errors of Fastify included, have our form (RELIABILITY § 1.1). */
export async function openHttp(config: HttpSettings, logTo?: LogLines, pace = PACE): Promise<FastifyInstance> {
  const app = Fastify({
    // At trace level the form parser would log the headers of its request, so they are redacted.
    logger: {
      level: config.logLevel,
      redact: ['busboyOptions.headers'],
      serializers: { err: loggedError },
      ...(logTo ? { stream: logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // We trust as many proxies as the operator declares, and no more (RELIABILITY § 5.4).
    trustProxy: config.trustProxy > 0 && ((_address: string, hop: number) => hop < config.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: config.maxJsonBytes,
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_MS,
    http: { headersTimeout: HEADERS_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: brokenRequestAnswer(config.baseUrl),
  });
  cutSlowBodies(app.server, pace);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('session', null);
  app.decorateRequest('refus', null);
  app.decorateRequest('room', null);
  returnRoom(app);
  logAnswers(app);
  refuseUndeclaredAccess(app);
  refuseWhileClosing(app);
  answerFaults(app);
  sendSecurityHeaders(app, config.baseUrl);
  await app.register(multipart, { throwFileSizeLimit: false });
  return app;
}

/**
 * Logs one line for each answer: the account and the route, never a name, an address, a body, a cookie, a query or a
 * search term (RELIABILITY § 5.16). Addresses are in the audit log, where people look into refusals.
 */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, session, routeOptions } = request;
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info({ ...line, utilisateurid: session?.utilisateurid }, 'answered');
  });
}

/** Releases the disk room that an upload held and did not fill, once it is answered or its sender has left. */
function returnRoom(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, { raw }) => {
    // `onResponse` would miss an answer whose receiver has left.
    if (request.method !== 'GET') raw.once('close', () => request.room?.release());
  });
}

/** Stops the start when a route does not declare who may call it (RELIABILITY F100). */
function refuseUndeclaredAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) throw new Error(`route ${String(method)} ${url} has no declared permission`);
  });
}

/** Refuses new requests, in the envelope, once the server is closing (RELIABILITY F18). */
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

/** Milliseconds for the client to receive the answer; then the connection is cut. */
const LAST_WORDS_MS = 1000;

/**
 * Answers directly on the socket, in the envelope, when Node could not read the request as HTTP or when it came too
 * slowly: Fastify never sees such a request end.
 */
function brokenRequestAnswer(baseUrl: string | undefined) {
  const headers = Object.entries({ ...bareHeaders(baseUrl), Connection: 'close' });
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = BY_CODE[error.code ?? ''] ?? 'requete.illisible';
    const body = JSON.stringify(failure(null, code, 'fr'));
    socket.end(
      [
        `HTTP/1.1 ${ERRORS[code].status} Refused`,
        ...headers.map(([name, value]) => `${name}: ${value}`),
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
    setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
  };
}
