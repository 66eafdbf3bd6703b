import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type AppDeps, buildApp } from '../app';
import { loadSharpSoon } from '../frame/storage/loadSharp';
import { verifyRegularly } from '../ledger/verification';
import type { Ending } from './ending';

/** The time for requests in flight once the server is asked to end (RELIABILITY F18). */
const LAST_REQUESTS_MS = 10_000;

interface Served {
  /** Frees the port just before the application listens. */
  leavePort(): Promise<void>;
  /** The database whose ledger this process checks regularly; undefined when another process does. */
  verify: pg.ClientConfig | undefined;
}

/** Builds the application and listens; returns the port. */
export async function serveApp(deps: AppDeps, ending: Ending, { leavePort, verify }: Served): Promise<number> {
  const { config } = deps;
  const app = await buildApp(deps);
  ending.add(() => closeApp(app));
  await leavePort();
  await app.listen({ port: config.port, host: config.host });
  loadSharpSoon(app.log);
  if (verify) ending.add(verifyRegularly(verify, app.log, { isOnThisMachine: config.databaseUrl === undefined }));
  return (app.server.address() as AddressInfo).port;
}

/**
 * Closes the application. A connection that is busy when the end is asked would stay open after its answer, so idle
 * connections are closed again and again.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}
