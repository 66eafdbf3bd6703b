import { type SetupServer, setupServer } from 'msw/node';
import { mockApi } from './api';
import { createStore } from './createStore';
import type { Store } from './store';

/** Serves the mocks to the unit tests in Node. A request that no mock answers fails. */
export function listenToMocks(store: Store = createStore()): SetupServer {
  const server = setupServer(...mockApi(store));
  server.listen({ onUnhandledRequest: 'error' });
  return server;
}
