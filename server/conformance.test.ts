import { conformanceCases } from '@comptoir/conformance/cases';
import { departures } from '@comptoir/conformance/run';
import type { Client, Transport } from '@comptoir/conformance/transport';
import { describe, expect, test } from 'vitest';
import { testApp } from './trials/testing/app';
import type { TestClient } from './trials/testing/client';
import { openedForTests } from './trials/testing/openedForTests';

describe('the server conforms to the contract (RELIABILITY F110)', () => {
  const server = openedForTests(testApp);
  const transport: Transport = {
    now: () => server.clock.now(),
    as: async (permissions) => clientOf(permissions === null ? server.anonymous : await server.as(permissions)),
  };
  for (const conformanceCase of conformanceCases) {
    test(conformanceCase.name, async () => {
      expect(await departures(conformanceCase, transport)).toEqual([]);
    });
  }
});

function clientOf(client: TestClient): Client {
  return {
    utilisateurid: client.utilisateurid,
    username: client.username,
    password: client.password,
    send: async (request) => {
      const { status, headers, body, bytes } = await client.send(
        request.method,
        request.url,
        request.body,
        request.headers,
      );
      return { status, body, text: bytes.toString('utf8'), header: (name) => headers.get(name) };
    },
  };
}
