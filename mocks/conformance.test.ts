import type { SetupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceCases } from '#contract/conformance/cases';
import { departures } from '#contract/conformance/run';
import type { Transport, WireRequest } from '#contract/conformance/transport';
import type { Permission } from '#domain/permission';
import { listen } from './node';
import { emptyOrganisation } from './states';
import { createStore, type Store } from './store';

const ORIGIN = 'http://localhost:4280';

describe('the mocks conform to the contract (RELIABILITY F110)', () => {
  const store = createStore(emptyOrganisation(), { session: null, utilisateurs: [] });
  let server: SetupServer;
  beforeAll(() => {
    server = listen(store);
  });
  afterAll(() => server.close());

  const transport: Transport = { now: () => store.now(), as: async (permissions) => clientOf(store, permissions) };
  for (const conformanceCase of conformanceCases) {
    test(conformanceCase.name, async () => {
      expect(await departures(conformanceCase, transport)).toEqual([]);
    });
  }
});

/** The store holds one session: each client puts its own there while it speaks. */
function clientOf(store: Store, permissions: readonly Permission[] | null) {
  const utilisateurid = store.nextId();
  const [username, password] = [`user-${utilisateurid}`, `password of ${utilisateurid}`];
  let session: Store['session'] = null;
  if (permissions) {
    const names = { nom: 'Yao', prenom: 'Adjoua', photo: '', libelleprofil: 'Essai', motdepassetemporaire: false };
    store.utilisateurs.push({ utilisateurid, username, password, permissions, ...names });
    session = { utilisateurid };
  }
  return {
    utilisateurid,
    username,
    password,
    send: async (request: WireRequest) => {
      store.session = session;
      const response = await fetch(ORIGIN + request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body,
      });
      session = store.session;
      const text = await response.text();
      return {
        status: response.status,
        header: (name: string) => response.headers.get(name),
        body: text === '' ? undefined : JSON.parse(text),
      };
    },
  };
}
