import { type HttpHandler, http } from 'msw';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls';
import { langOf } from '#contract/envelope';
import { activitesMocks } from './activites';
import { audited } from './audit';
import { authMocks } from './auth';
import { caissesMocks } from './caisses';
import { clientsMocks } from './clients';
import { commandesMocks } from './commandes';
import { corbeilleMocks } from './corbeille';
import { creancesMocks } from './creances';
import { dashboardMocks } from './dashboard';
import { depensesMocks } from './depenses';
import { etapeprojetsMocks } from './etapeprojets';
import { fichiersMocks } from './fichiers';
import { mockRoute, refused } from './mockRoute';
import { modulesMocks } from './modules';
import { mouvementsMocks } from './mouvements';
import { organisationMocks } from './organisation';
import { profilsMocks } from './profils';
import { projetsMocks } from './projets';
import { rechercheMocks } from './recherche';
import { reglementsMocks } from './reglements';
import type { Handlers, Resolver } from './resolver';
import { byFixedFirst } from './route';
import { statuscommandesMocks } from './statuscommandes';
import { createStore, type Store } from './store';
import { themesMocks } from './themes';
import { typedepensesMocks } from './typedepenses';
import { utilisateursMocks } from './utilisateurs';

/** The mocks of every call on one store. */
export function handlersOf(store: Store): Handlers {
  return {
    auth: authMocks(store),
    activites: activitesMocks(store),
    themes: themesMocks(store),
    typedepenses: typedepensesMocks(store),
    caisses: caissesMocks(store),
    mouvements: mouvementsMocks(store),
    depenses: depensesMocks(store),
    reglements: reglementsMocks(store),
    projets: projetsMocks(store),
    etapeprojets: etapeprojetsMocks(store),
    fichiers: fichiersMocks(store),
    clients: clientsMocks(store),
    creances: creancesMocks(store),
    commandes: commandesMocks(store),
    statuscommandes: statuscommandesMocks(store),
    utilisateurs: utilisateursMocks(store),
    profils: profilsMocks(store),
    modules: modulesMocks(store),
    dashboard: dashboardMocks(store),
    corbeille: corbeilleMocks(store),
    recherche: rechercheMocks(store),
    organisation: organisationMocks(store),
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
      const one = call as unknown as Call;
      return { call: one, resolver: audited(noun, one, resolvers[name] as Resolver<Call>, store) };
    }),
  );
  routes.sort((a, b) => byFixedFirst(a.call.path, b.call.path));
  return [...routes.map(({ call, resolver }) => mockRoute(call, resolver, store)), unknownCall];
}

const unknownCall = http.all(
  ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
  ({ request }) => refused(null, 'introuvable', langOf(request.headers.get('accept-language') ?? undefined)),
);
