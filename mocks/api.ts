import { type HttpHandler, http } from 'msw';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls';
import { langOf } from '#contract/envelope';
import { activitesOf } from './activites';
import { authOf } from './auth';
import { caissesOf } from './caisses';
import { depensesOf } from './depenses';
import { fichiersOf } from './fichiers';
import { mockRoute, refused } from './mockRoute';
import { mouvementsResolversOf } from './mouvements';
import { reglementsResolversOf } from './reglements';
import type { Handlers, Resolver } from './resolver';
import { byFixedFirst } from './route';
import { createStore, type Store } from './store';
import { themesOf } from './themes';
import { typedepensesOf } from './typedepenses';

/** The mocks of every call on one store. */
export function handlersOf(store: Store): Handlers {
  return {
    auth: authOf(store),
    activites: activitesOf(store),
    themes: themesOf(store),
    typedepenses: typedepensesOf(store),
    caisses: caissesOf(store),
    mouvements: mouvementsResolversOf(store),
    depenses: depensesOf(store),
    reglements: reglementsResolversOf(store),
    fichiers: fichiersOf(store),
  };
}

/**
 * The whole API as MSW handlers: `parameters.msw` of a story, `router.use(...)` of a component test. What no call
 * answers is 404 in the envelope.
 */
export function mockApi(store: Store = createStore()): HttpHandler[] {
  const handlers = handlersOf(store);
  const routes = Object.entries(calls).flatMap(([noun, group]) =>
    Object.entries(group).map(([name, call]) => {
      const resolvers = handlers[noun as keyof Handlers] as unknown as Record<string, Resolver<Call>>;
      return { call: call as unknown as Call, resolver: resolvers[name] as Resolver<Call> };
    }),
  );
  routes.sort((a, b) => byFixedFirst(a.call.path, b.call.path));
  return [...routes.map(({ call, resolver }) => mockRoute(call, resolver, store)), unknownCall];
}

const unknownCall = http.all(
  ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
  ({ request }) => refused(null, 'introuvable', langOf(request.headers.get('accept-language') ?? undefined)),
);
