import { setImmediate } from 'node:timers/promises';
import { type Calls, calls } from '@comptoir/contract/calls';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { activitesHandlers } from './activites/routes';
import { arretesRoutes } from './arretes/routes';
import { authRoutes } from './auth/routes';
import { avancesHandlers } from './avances/routes';
import { mouvementsHandlers } from './caisses/mouvements/routes';
import { caissesHandlers } from './caisses/routes';
import { situationHandlers } from './caisses/situation';
import { creancesRoutes } from './clients/creances.routes';
import { clientsHandlers } from './clients/routes';
import { commandesHandlers } from './commandes/routes';
import { statuscommandesHandlers } from './commandes/statuts.routes';
import type { Config } from './config';
import { corbeilleHandlers } from './corbeille/routes';
import { dashboardHandlers } from './dashboard/routes';
import type { Db } from './db/pool';
import { depensesHandlers } from './depenses/routes';
import { doublonsHandlers } from './doublons/routes';
import { exportsOf } from './exports/route';
import { fichiersRoutes } from './fichiers/routes';
import { lockAdministration } from './frame/access/administrateur.repository';
import { tokenKey } from './frame/access/token';
import { LOOK_MS } from './frame/http/attend';
import { admitRequest, openAdmission } from './frame/http/plugins/admission';
import { serveApiDocs } from './frame/http/plugins/apiDocs';
import { type LogLines, openHttp } from './frame/http/plugins/http';
import { serveApp } from './frame/http/plugins/staticApp';
import { auditRefusals } from './frame/http/refus';
import { type Routing, routesOf } from './frame/http/routeOf';
import { shares } from './frame/http/shares';
import type { FileStorage } from './frame/storage/storage';
import { armCrash } from './frame/work/crash';
import { type FreeBytes, type Promised, spaceGuard } from './frame/work/space';
import { imprimesRoutes } from './imprimes/routes';
import { assertSound, judgeLedger, type LedgerState } from './ledger/state';
import { startMaintenance } from './maintenance';
import { answerMetrics, type MetricsOfAll } from './operations/metrics';
import { answerHealth } from './operations/readiness';
import { hasIcons } from './organisation/logo';
import { findEnseigne } from './organisation/repository';
import { organisationRoutes } from './organisation/routes';
import { modulesHandlers } from './profils/modules.routes';
import { profilsHandlers } from './profils/routes';
import { etapeprojetsHandlers } from './projets/etapes.routes';
import { projetsHandlers } from './projets/routes';
import { rechercheHandlers } from './recherche/routes';
import { comptantHandlers } from './reglements/comptant';
import { reglementsListeHandlers } from './reglements/liste';
import { parTypeHandlers } from './reglements/parType';
import { reglementsHandlers } from './reglements/routes';
import { themesHandlers } from './themes/routes';
import { transfertsHandlers } from './transferts/routes';
import { typedepensesHandlers } from './typedepenses/routes';
import { utilisateursHandlers } from './utilisateurs/routes';
import { serveVerification } from './verification/page';

/** The parts from which the application is built. The code that opened the database migrates and closes it. */
export interface AppDeps {
  db: Db;
  /** The pool whose connections the metrics count. */
  pool?: pg.Pool;
  config: Config;
  /** Folder of the uploads in progress; writes check that its disk has room. */
  dataDir: string;
  storage: FileStorage;
  sessionSecret: string;
  /** Folder of the built front; without a built front, only the API is served. */
  appDir: string;
  /** Returns the time in epoch milliseconds; the system's clock by default. */
  now?: () => number;
  /** Returns the free bytes of a disk; asks the system by default. */
  freeBytes?: FreeBytes;
  /**
   * Milliseconds between two checks for changes outside a request: rights during a long upload, the build, a verdict.
   */
  lookMs?: number;
  /** Receives log lines; the console by default. */
  logTo?: LogLines;
  /** The state of the ledger at a start, when it was read before the application was built. */
  judging?: Promise<LedgerState>;
  /** Counts shared with the other processes of this machine; absent when the process is alone. */
  together?: Together;
}

interface Together {
  room: Promised;
  metrics: MetricsOfAll;
}

type Registered = Record<Exclude<keyof Calls, 'auth' | 'fichiers' | 'organisation'>, () => void>;

/** Builds the whole server: API, files, documentation, front. It does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, config, dataDir, storage } = deps;
  const now = deps.now ?? Date.now;
  const lookMs = deps.lookMs ?? LOOK_MS;
  armCrash(config.crashAt);
  // The database is read while the routes are made; nobody writes before both are done.
  const judging = deps.judging ?? judgeLedger(db);
  judging.catch(() => undefined);
  const ledger: LedgerState = { violations: [], told: [] };
  const app = await openHttp(config, deps.logTo);
  const key = tokenKey(deps.sessionSecret);
  const admission = openAdmission({ db, now, baseUrl: config.baseUrl }, key);
  const space = spaceGuard(dataDir, config.minFreeBytes, deps.freeBytes, deps.together?.room);
  const routing: Routing = {
    db,
    now,
    storage,
    lookMs,
    sizes: { piece: config.maxPieceBytes, media: config.maxMediaBytes, video: config.maxVideoBytes },
    space,
    // Half of the connections, so that payments go on.
    costly: shares({ atOnce: Math.max(1, Math.floor(config.poolMax / 2)) }),
    // Each uses a whole processor.
    papers: shares({ atOnce: 1, waiting: 40 }),
    admit: (call, request) => admitRequest(admission, call, request),
    // Each holds a connection for as long as its file travels.
    serveExport: exportsOf(shares({ atOnce: 2, waiting: 20 })),
    async assertWritable(bytes) {
      assertSound(ledger);
      await space.assert(bytes);
    },
  };
  auditRefusals(app, routing);
  await registerNouns(app, routing, config);
  authRoutes(app, { ...routing, admission, key, compagnie: config.compagnie });
  fichiersRoutes(app, routing);
  organisationRoutes(app, routing, config);
  serveVerification(app, routing, config.compagnie);
  answerHealth(app, { db, ledger, storage, assertSpace: () => space.assert() });
  const ofAll = deps.together?.metrics;
  answerMetrics(app, config.metricsToken, { db, pool: deps.pool, ledger, dataDir, now }, ofAll);
  serveApiDocs(app);
  await serveApp(app, {
    folder: deps.appDir,
    lookMs,
    enseigne: () => findEnseigne(db, config.compagnie),
    hasIcons: (logo) => hasIcons(routing, logo),
  });
  Object.assign(ledger, await judging);
  for (const violation of ledger.violations) app.log.fatal({ violation }, 'ledger');
  const stopMaintenance = startMaintenance({ db, storage, ledger, now, lookMs, log: app.log });
  app.addHook('onClose', stopMaintenance);
  return app;
}

/**
 * Registers every noun of the contract; a missing one does not compile. Between two nouns, the process handles answers
 * of the database: registering all of them at once takes a fifth of a second.
 */
async function registerNouns(app: FastifyInstance, routing: Routing, config: Config): Promise<void> {
  // Two administrators who change each other wait here; otherwise each would wait for the other's row.
  const administration = { ...routing, holding: { first: lockAdministration } };
  // The user who opens a register then sees it: this call changes the row of its own author.
  const opening = { ...routing, holding: { passing: 'alone' as const } };
  const nouns: Registered = {
    activites: () => routesOf(app, routing, calls.activites, activitesHandlers),
    themes: () => routesOf(app, routing, calls.themes, themesHandlers),
    typedepenses: () => routesOf(app, routing, calls.typedepenses, typedepensesHandlers),
    caisses: () => routesOf(app, opening, calls.caisses, { ...caissesHandlers, ...situationHandlers }),
    mouvements: () => routesOf(app, routing, calls.mouvements, mouvementsHandlers),
    arretes: () => arretesRoutes(app, routing),
    transferts: () => routesOf(app, routing, calls.transferts, transfertsHandlers),
    avances: () => routesOf(app, routing, calls.avances, avancesHandlers),
    depenses: () => routesOf(app, routing, calls.depenses, depensesHandlers),
    doublons: () => routesOf(app, routing, calls.doublons, doublonsHandlers),
    projets: () => routesOf(app, routing, calls.projets, projetsHandlers),
    etapeprojets: () => routesOf(app, routing, calls.etapeprojets, etapeprojetsHandlers),
    commandes: () => routesOf(app, routing, calls.commandes, commandesHandlers),
    statuscommandes: () => routesOf(app, routing, calls.statuscommandes, statuscommandesHandlers),
    reglements: () =>
      routesOf(app, routing, calls.reglements, {
        ...reglementsHandlers,
        ...comptantHandlers,
        ...reglementsListeHandlers,
        ...parTypeHandlers,
      }),
    imprimes: () => imprimesRoutes(app, routing, config),
    clients: () => routesOf(app, routing, calls.clients, clientsHandlers),
    creances: () => creancesRoutes(app, routing),
    utilisateurs: () => routesOf(app, administration, calls.utilisateurs, utilisateursHandlers),
    profils: () => routesOf(app, administration, calls.profils, profilsHandlers),
    modules: () => routesOf(app, administration, calls.modules, modulesHandlers),
    dashboard: () => routesOf(app, routing, calls.dashboard, dashboardHandlers),
    recherche: () => routesOf(app, routing, calls.recherche, rechercheHandlers),
    corbeille: () => routesOf(app, administration, calls.corbeille, corbeilleHandlers),
  };
  for (const register of Object.values(nouns)) {
    register();
    await setImmediate();
  }
}
