import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openedForTests } from '../../testing/openedForTests';
import { openHouse } from '../house';
import { MESSAGES, messageFaults, request } from './rawMessages';

const house = openedForTests(openHouse);

describe('what only a raw socket can send: the server goes on (RELIABILITY F80, F81, F83)', () => {
  test.each(Object.keys(MESSAGES))('%s', async (shown) => {
    expect(await messageFaults(house, shown)).toEqual([]);
  });
});

test('a client that stops in the middle of its body leaves nothing behind (RELIABILITY F44)', async () => {
  const before = await house.fingerprint();
  const { hostname, port } = new URL(house.wire.origin);
  for (const sent of ['{', '{"libelle":"Caisse', '{"libelle":"Caisse","montant":10']) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        const head = request('POST /api/caisses HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 500');
        socket.write(head + sent, () => setTimeout(() => socket.destroy(), 20));
      });
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
  }
  expect(await house.fingerprint()).toBe(before);
  expect((await house.wire.send({ method: 'GET', path: '/healthz' })).status).toBe(200);
});
