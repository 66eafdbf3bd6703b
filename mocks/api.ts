import type { Call } from '@comptoir/contract/call';
import { calls } from '@comptoir/contract/calls';
import { langOf } from '@comptoir/contract/envelope';
import { feuilleOf } from '@comptoir/contract/feuilles/feuilles';
import { dossierDe } from '@comptoir/contract/feuilles/pieces';
import { type HttpHandler, http } from 'msw';
import { activitesMocks } from './activites';
import { arretesMocks } from './arretes';
import { auditedResolver } from './audit';
import { authMocks } from './auth';
import { avancesMocks } from './avances';
import { caissesMocks } from './caisses';
import { clientsMocks } from './clients';
import { commandesMocks } from './commandes';
import { comptantMocks } from './comptant';
import { corbeilleMocks } from './corbeille';
import { creancesMocks } from './creances';
import { createStore } from './createStore';
import { dashboardMocks } from './dashboard';
import { depensesMocks } from './depenses';
import { doublonsMocks } from './doublons';
import { etapeprojetsMocks } from './etapeprojets';
import { dossierResolver, fileResolver } from './exports';
import { fichiersMocks } from './fichiers';
import { imprimesMocks } from './imprimes';
import { byFixedFirst, matcherOf, refusedResponse, responderOf } from './mockRoute';
import { modulesMocks } from './modules';
import { mouvementsMocks } from './mouvements';
import { organisationMocks } from './organisation';
import { profilsMocks } from './profils';
import { projetsMocks } from './projets';
import { rechercheMocks } from './recherche';
import { reglementsMocks } from './reglements';
import { reglementsListeMocks } from './reglementsListe';
import { reglementsParTypeMocks } from './reglementsParType';
import type { Handlers, Resolver } from './resolver';
import { situationMocks } from './situation';
import { statuscommandesMocks } from './statuscommandes';
import type { Store } from './store';
import { themesMocks } from './themes';
import { transfertsMocks } from './transferts';
import { typedepensesMocks } from './typedepenses';
import { utilisateursMocks } from './utilisateurs';

/** The mocks of all calls, by noun. */
export const handlers: Handlers = {
  auth: authMocks,
  activites: activitesMocks,
  themes: themesMocks,
  typedepenses: typedepensesMocks,
  caisses: { ...caissesMocks, ...situationMocks },
  mouvements: mouvementsMocks,
  arretes: arretesMocks,
  transferts: transfertsMocks,
  avances: avancesMocks,
  depenses: depensesMocks,
  doublons: doublonsMocks,
  reglements: { ...reglementsMocks, ...comptantMocks, ...reglementsListeMocks, ...reglementsParTypeMocks },
  imprimes: imprimesMocks,
  projets: projetsMocks,
  etapeprojets: etapeprojetsMocks,
  fichiers: fichiersMocks,
  clients: clientsMocks,
  creances: creancesMocks,
  commandes: commandesMocks,
  statuscommandes: statuscommandesMocks,
  utilisateurs: utilisateursMocks,
  profils: profilsMocks,
  modules: modulesMocks,
  dashboard: dashboardMocks,
  corbeille: corbeilleMocks,
  recherche: rechercheMocks,
  organisation: organisationMocks,
};

/** The answer of a call, and those of its files if it is a list. */
function answersOf(noun: string, call: Call, resolver: Resolver<Call>) {
  const [exported, dossier] = [feuilleOf(call), dossierDe(call)];
  const answers = [{ call, resolver: auditedResolver(noun, call, resolver) }];
  if (exported) answers.push({ call: exported.file, resolver: fileResolver(call, exported.feuille, resolver) });
  if (dossier) answers.push({ call: dossier.file, resolver: dossierResolver(call, dossier.feuille, resolver) });
  return answers.map((answer) => ({ ...answer, match: matcherOf(answer.call) }));
}

/** All calls with their answers, sorted in the order in which their paths are tried. */
const ROUTES = Object.entries(calls)
  .flatMap(([noun, group]) => {
    const resolvers = handlers[noun as keyof Handlers] as unknown as Record<string, Resolver<Call>>;
    return Object.entries(group).flatMap(([name, one]) =>
      answersOf(noun, one as unknown as Call, resolvers[name] as Resolver<Call>),
    );
  })
  .sort((a, b) => byFixedFirst(a.call.path, b.call.path));

/**
 * The whole API as MSW handlers: `parameters.msw` of a story, `router.use(...)` of a component test. A request that
 * matches no call gets a 404 in the envelope. One single handler answers all calls, because one handler per call costs
 * milliseconds in every story and for every request.
 */
export function mockApi(store: Store = createStore()): HttpHandler[] {
  const routes = ROUTES.map(({ call, match, resolver }) => {
    return { method: call.method, match, respond: responderOf(call, resolver, store) };
  });
  return [
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
      ({ request }) => {
        const { pathname } = new URL(request.url);
        const lang = langOf(request.headers.get('accept-language') ?? undefined);
        for (const { method, match, respond } of routes) {
          const params = method === request.method ? match(pathname) : null;
          if (params) return respond({ request, params, lang });
        }
        return refusedResponse(null, 'introuvable', lang);
      },
    ),
  ];
}
