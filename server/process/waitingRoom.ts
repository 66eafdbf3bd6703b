import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failure } from '@comptoir/contract/envelope';
import type { Config } from '../config';
import { inUse, lockHolder } from '../frame/embedded/lock';
import { bareHeaders } from '../frame/http/plugins/headers';
import { StartRefusal } from '../frame/work/startRefusal';

/** Holds the port until the application takes it over. */
export interface WaitingRoom {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Answers on the port while the database starts or is waited for: alive, not ready (RELIABILITY F05). It opens first,
 * so a taken port is reported before anything is written. Throws a StartRefusal when the port is taken; the message
 * names a Comptoir on the same data (F11).
 */
export async function openWaitingRoom({ port, host, dataDir, baseUrl }: Config): Promise<WaitingRoom> {
  const server = createServer((request, response) => {
    const alive = request.url === '/healthz';
    response.writeHead(alive ? 200 : 503, {
      ...bareHeaders(baseUrl),
      Connection: 'close',
      ...(!alive && { 'Retry-After': '5' }),
    });
    response.end(JSON.stringify(alive ? { status: 'ok' } : UNAVAILABLE));
  });
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  await listening.catch(async (error: NodeJS.ErrnoException) => {
    const holder = await lockHolder(dataDir);
    throw new StartRefusal(holder ? inUse(dataDir, holder) : portRefusal(error, port, host));
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const UNAVAILABLE = failure(null, 'base.indisponible', 'fr');

function portRefusal({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    return (
      `Le port ${port} est déjà pris par un autre programme : ` + `choisissez-en un autre, par exemple PORT=${port + 1}`
    );
  }
  if (code === 'EACCES')
    return `Le port ${port} est réservé à l’administrateur : choisissez un port au-dessus de 1023.`;
  return `Impossible d’écouter sur ${host}:${port} : ${message}`;
}
