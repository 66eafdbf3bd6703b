import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection between a server and its store that a test can cut. */
export interface Frontier {
  endpoint: string;
  /** Breaks the next connection after so many bytes towards the store. */
  breakAfter(bytes: number): void;
  /** Returns the number of open connections. */
  connections(): number;
  /** Cuts every connection and refuses new ones, or accepts them again. */
  setDown(down: boolean): void;
  close(): Promise<void>;
}

/** Opens a frontier in front of a local port. */
export async function frontierTo(port: number): Promise<Frontier> {
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let isDown = false;
  const server = createServer((socket) => {
    if (isDown) {
      socket.destroy();
      return;
    }
    const behind = connect(port, '127.0.0.1');
    for (const one of [socket, behind]) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => sockets.delete(one));
    }
    socket.on('close', () => behind.destroy());
    behind.on('close', () => socket.destroy());
    behind.pipe(socket);
    socket.on('data', (chunk) => {
      left -= chunk.length;
      if (left >= 0) {
        behind.write(chunk);
        return;
      }
      left = Number.POSITIVE_INFINITY;
      socket.resetAndDestroy();
      behind.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakAfter(bytes) {
      left = bytes;
    },
    connections: () => sockets.size / 2,
    setDown(down) {
      isDown = down;
      if (down) for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
