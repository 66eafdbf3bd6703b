import { createServer } from 'node:http';
import type { Config } from '../config';

/**
 * Answers on the port while the database is awaited: alive, not ready (RELIABILITY F05). `close` frees the port for
 * the application.
 */
export async function openWaitingRoom({
  port,
  host,
}: Pick<Config, 'port' | 'host'>): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const alive = request.url === '/healthz';
    response.writeHead(alive ? 200 : 503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...(!alive && { 'Retry-After': '5' }),
    });
    response.end(JSON.stringify(alive ? { status: 'ok' } : UNAVAILABLE));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const UNAVAILABLE = { status: false, error: true, code: 'base.indisponible', message: 'La base de données démarre.' };
